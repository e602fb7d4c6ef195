import { password, platformAccount, spaces } from '../demo/people.ts';

export { seedDemo } from '../demo/seed.ts';

/** Returns a table of the demo accounts for the terminal. */
export function accountTable(): string {
  const companies = spaces.flatMap((space) => space.companies);
  const people = [
    { account: platformAccount, of: '平台 · platform' },
    ...companies.flatMap((company) => company.accounts.map((account) => ({ account, of: company.name }))),
  ];
  const lines = people.map(({ account, of }) => {
    const note = account.disabled ? '已停用 · disabled' : account.change === false ? '首次登录须改密码 · must set a password' : '';
    return `  ${account.username.padEnd(12)}${wide(account.name, 8)}${wide(of, 24)}${wide(account.position ?? '', 14)}${note}`.trimEnd();
  });
  return ['', `演示账号 · demo accounts（密码 · password ${password}）`, ...lines, '', '按 Ctrl-C 停止 · press Ctrl-C to stop', ''].join(
    '\n',
  );
}

/** Pads a text to a width. A Chinese character takes two columns of the terminal. */
function wide(text: string, width: number): string {
  const taken = [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1), 0);
  return text + ' '.repeat(Math.max(1, width - taken));
}
