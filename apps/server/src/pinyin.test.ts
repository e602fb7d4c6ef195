import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { pinyinOf } from './pinyin.ts';

/** Returns the pinyin of a whole name as the library spells it. */
function spelled(name: string): string {
  const syllables = pinyin(name, { type: 'array', toneType: 'none', mode: 'surname', nonZh: 'consecutive', v: true }).map((one) =>
    one.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  return `${syllables.join('')} ${syllables.map((one) => one.charAt(0)).join('')}`.trim().slice(0, 200) || '-';
}

test('a name is found by its pinyin syllables and by their initials', () => {
  expect(pinyinOf('王梓涵')).toBe('wangzihan wzh');
  // surnames have readings of their own
  expect([pinyinOf('单雄信'), pinyinOf('曾国藩'), pinyinOf('仇英'), pinyinOf('尉迟恭')]).toEqual([
    'shanxiongxin sxx',
    'zengguofan zgf',
    'qiuying qy',
    'yuchigong ycg',
  ]);
  expect([pinyinOf('吕布'), pinyinOf('Anna-Lena 李'), pinyinOf('·'), pinyinOf('')]).toEqual(['lvbu lb', 'annalenali al', '-', '-']);
});

test('the fast pinyin spelling by character equals the library’s spelling of the whole name', () => {
  const characters = [
    ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗许沈曾彭吕单解仇尉迟欧阳司马长孙乐朴查盖伟芳娜敏静丽强磊军勇艳杰涛明超秀霞平刚桂英红思行长重乐朝',
    ...'房傍从告阿宫若无人合连衡朔饩羊〇一不了儿兀𠮷𠀀',
    ...'aZ09 -_.·（）éüİßΣ👍',
  ];
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const names = Array.from({ length: 20_000 }, () => Array.from({ length: next(6) }, () => characters[next(characters.length)]).join(''));
  for (const name of [...names, '阿房宫', '傍若无人', '合从连衡', '告朔饩羊', '房玄龄', '王'.repeat(300)])
    expect(pinyinOf(name)).toBe(spelled(name));
});
