import { pinyin } from 'pinyin-pro';
import { memoize } from './memoize.ts';

const longest = 200;
const most = 10_000;
const asOneName = { type: 'array', toneType: 'none', mode: 'surname', nonZh: 'consecutive', v: true } as const;
const asEverRead = { type: 'array', toneType: 'none', mode: 'surname', multiple: true, v: true } as const;

/** Returns the search text of a name: its joined syllables and their initials. 王梓涵: "wangzihan wzh". */
export function pinyinOf(name: string): string {
  const { syllables, initials } = byCharacter(name) ?? byContext(name);
  const found = `${syllables} ${initials}`.trim().slice(0, longest);
  // an empty text would mean that the pinyin has not been computed yet
  return found || '-';
}

type Spelled = { syllables: string; initials: string };
type Reading = { letters: string; isSyllable: boolean };
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the reading of a character, or undefined when it depends on the neighbouring characters. */
const readingOf = memoize((character): Reading | undefined => {
  const [first = '', ...others] = new Set(pinyin(character, asEverRead));
  if (others.length > 0) return undefined;
  return { letters: plain(first), isSyllable: first !== character };
}, most);

/** Spells a name character by character, which is possible for most names. Text that is not Chinese counts as one syllable. */
function byCharacter(name: string): Spelled | undefined {
  let [syllables, initials, isBegun] = ['', '', false];
  for (const character of name) {
    const reading = readingOf(character);
    if (!reading) return undefined;
    const { letters, isSyllable } = reading;
    syllables += letters;
    if (isSyllable || !isBegun) initials += letters.charAt(0);
    isBegun = !isSyllable && (isBegun || letters !== '');
  }
  return { syllables, initials };
}

/** Spells a name with the library's dictionary of surnames and words. Memoized, because many people share a name. */
const byContext = memoize((name): Spelled => {
  const syllables = pinyin(name, asOneName).map(plain);
  return { syllables: syllables.join(''), initials: syllables.map((one) => one.charAt(0)).join('') };
}, most);
