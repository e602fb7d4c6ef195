import { pinyin } from 'pinyin-pro';

const longest = 200;
const most = 10_000;
/** Names come again: a sheet is tried before it is taken over, and many people share one. */
const known = new Map<string, string>();

/** What a name is also found by: its syllables in one, and their first letters. 王梓涵: "wangzihan wzh". */
export function pinyinOf(name: string): string {
  const before = known.get(name);
  if (before) return before;
  if (known.size >= most) known.clear();
  const spelled = spell(name);
  known.set(name, spelled);
  return spelled;
}

function spell(name: string): string {
  const syllables = pinyin(name, { type: 'array', toneType: 'none', mode: 'surname', nonZh: 'consecutive', v: true }).map((one) =>
    one.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  const found = `${syllables.join('')} ${syllables.map((one) => one.charAt(0)).join('')}`.trim().slice(0, longest);
  // empty means that nobody has looked yet
  return found || '-';
}
