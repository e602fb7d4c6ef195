/** Common base words of passwords, which people extend by a few digits. */
const commonWords = new Set(
  `admin administrator login root user guest test tester system manager master super superuser operator oracle mysql server default
  password passwd passw pass passwort word secret letmein welcome hello hellow changeme access enter temp initial
  qwerty qwert qwer qwertyuiop asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx wsx edc qazwsxedc rfv
  a aa aaa aaaa ab abc abcd abcde abcdef abcdefg aabb q qq w ww x xx xxx z zz zzz qw qwe qwea asd zxc zx
  woaini woaiwo aini nihao baobei laopo laogong mima iloveyou loveyou love lovely princess sunshine monkey dragon shadow superman batman
  football baseball basketball soccer michael jordan jessica charlie daniel thomas hunter killer flower summer winter spring autumn
  monday friday january december apple google huawei xiaomi alibaba tencent wechat weixin china beijing shanghai shenzhen
  company office yuanqu gongsi zhanghao denglu huanying`
    .split(/\s+/)
    .filter(Boolean),
);
/** Digits and signs that people use in place of letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withoutLookalikes = (text: string) => [...text].map((character) => lookalikes[character] ?? character).join('');

const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const isRun = (part: string) => {
  const backwards = [...part].reverse().join('');
  return /^(.)\1*$/.test(part) || keyboardRows.some((row) => row.includes(part) || row.includes(backwards));
};

/** With more words or key runs than this, the order alone is hard to guess. */
const maxParts = 3;

/**
 * Returns whether a password is among common first guesses: known words with digits or signs around them, in any case and letter
 * substitution, or runs of neighbouring keys. A list of millions would find little more, because three character classes are required.
 */
export function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  const bare = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (
    commonWords.has(bare(typed)) ||
    commonWords.has(bare(withoutLookalikes(typed.replace(/[\d\W_]+$/, '')))) ||
    commonWords.has(bare(withoutLookalikes(typed)))
  )
    return true;
  const keys = typed.replace(/[\W_]/g, '');
  const parts = keys.match(/[a-z]+|\d+/g) ?? [];
  const isEasy = (part: string) => isRun(part) || commonWords.has(part) || /^(19|20)\d\d$/.test(part);
  return isRun(keys) || (parts.length <= maxParts && parts.every(isEasy));
}
