import { pinyin } from 'pinyin-pro';
import { memoize } from './memoize.ts';

const longest = 200;
const most = 10_000;
const asOneName = { type: 'array', toneType: 'none', mode: 'surname', nonZh: 'consecutive', v: true } as const;
const asEverRead = { type: 'array', toneType: 'none', mode: 'surname', multiple: true, v: true } as const;

/** What a name is also found by: its syllables in one, and their first letters. 王梓涵: "wangzihan wzh". */
export function pinyinOf(name: string): string {
  const { syllables, initials } = byCharacter(name) ?? byContext(name);
  const found = `${syllables} ${initials}`.trim().slice(0, longest);
  // empty means that nobody has looked yet
  return found || '-';
}

type Spelled = { syllables: string; initials: string };
type Reading = { letters: string; isSyllable: boolean };
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How a character is read whatever stands beside it; nothing where it depends on that. */
const readingOf = memoize((character): Reading | undefined => {
  const [first = '', ...others] = new Set(pinyin(character, asEverRead));
  if (others.length > 0) return undefined;
  return { letters: plain(first), isSyllable: first !== character };
}, most);

/** Most names need no dictionary of words: each of their characters is read in one way. What is not Chinese counts as one syllable. */
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

/** A family name, or a word among those that stand together, says how its characters are read. Names come again: many people share one. */
const byContext = memoize((name): Spelled => {
  const syllables = pinyin(name, asOneName).map(plain);
  return { syllables: syllables.join(''), initials: syllables.map((one) => one.charAt(0)).join('') };
}, most);
