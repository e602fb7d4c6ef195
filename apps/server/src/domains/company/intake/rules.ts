import { creditCodeProblem } from '@park/contract/fields';

/** A parsed row of the workbook. */
export type ImportRow = {
  number: number;
  name: string;
  creditCode: string | null;
  compType: 0 | 1;
  contactName: string | null;
  contactPhone: string | null;
  adminName: string | null;
  adminPhone: string | null;
  /** The names of groups that the company joins. */
  groups: string[];
  ext: Record<string, unknown>;
};
type ExistingCompany = { id: string; name: string; creditCode: string | null };
type Taken = { names: ReadonlySet<string>; codes: ReadonlySet<string> };
type Facts = { known: readonly ExistingCompany[]; taken: Taken; groups: ReadonlyMap<string, string>; groupId: string | undefined };
type Refusal = { number: number; key: string; reason: string };
export type Planned = ImportRow & { groupIds: string[] };
export type Plan = { added: Planned[]; joined: { companyId: string; groupIds: string[] }[]; refused: Refusal[] };

export const intakeTexts = {
  nameTaken: '同名企业已存在',
  codeTaken: '该统一社会信用代码已被使用',
  twice: '表格中重复',
  noAdminName: '新企业请填写超级管理员姓名',
  noAdminPhone: '新企业请填写超级管理员手机号',
  noGroup: '分组不存在',
  noCode: '缺少统一社会信用代码，无法匹配',
  badCode: '统一社会信用代码不正确',
  twiceInSource: '来源中有多条相同的统一社会信用代码',
} as const;

/**
 * Decides what the import does with each row: add a new company, put an existing company into groups, or refuse the row with reasons.
 * Nothing else of an existing company is changed.
 */
export function plan(rows: readonly ImportRow[], { known, taken, groups, groupId }: Facts): Plan {
  const byName = new Map(known.map((one) => [one.name, one]));
  const byCode = new Map(known.flatMap((one) => (one.creditCode ? [[one.creditCode, one]] : [])));
  const seen = { names: new Set<string>(), codes: new Set<string>() };
  const result: Plan = { added: [], joined: [], refused: [] };
  for (const row of rows) {
    const { number, name, creditCode } = row;
    const here = (creditCode && byCode.get(creditCode)) || byName.get(name);
    const groupIds = [...(groupId ? [groupId] : []), ...row.groups.flatMap((one) => groups.get(one) ?? [])];
    const problems = [...groupProblems(row, groups), ...(here ? existingProblems(here, row, groupIds) : newProblems(row, taken, seen))];
    if (problems.length) result.refused.push(...problems.map(([key, reason]) => ({ number, key, reason })));
    else if (here) result.joined.push({ companyId: here.id, groupIds });
    else result.added.push({ ...row, groupIds });
    seen.names.add(name);
    if (creditCode) seen.codes.add(creditCode);
  }
  return result;
}

type Problem = [key: string, reason: string];
const groupProblems = ({ groups: names }: ImportRow, groups: Facts['groups']): Problem[] =>
  names.filter((name) => !groups.has(name)).map((name) => ['groups', `${intakeTexts.noGroup}：${name}`]);

/** Returns why a row about an existing company is refused: its name or code differs, or the row puts the company into no group. */
function existingProblems(here: ExistingCompany, { name, creditCode }: ImportRow, groupIds: readonly string[]): Problem[] {
  if (here.name !== name) return [['creditCode', `该统一社会信用代码属于“${here.name}”`]];
  if (creditCode && here.creditCode && here.creditCode !== creditCode) return [['name', intakeTexts.nameTaken]];
  return groupIds.length === 0 ? [['name', intakeTexts.nameTaken]] : [];
}

function newProblems(row: ImportRow, taken: Taken, seen: { names: ReadonlySet<string>; codes: ReadonlySet<string> }): Problem[] {
  const { name, creditCode, adminName, adminPhone } = row;
  const problems: (Problem | false)[] = [
    seen.names.has(name) ? ['name', intakeTexts.twice] : taken.names.has(name) && ['name', intakeTexts.nameTaken],
    creditCode !== null &&
      (seen.codes.has(creditCode)
        ? ['creditCode', intakeTexts.twice]
        : taken.codes.has(creditCode) && ['creditCode', intakeTexts.codeTaken]),
    adminName === null && ['adminName', intakeTexts.noAdminName],
    adminPhone === null && ['adminPhone', intakeTexts.noAdminPhone],
  ];
  return problems.filter((problem) => problem !== false);
}

type Listed = { id: string; name: string; creditCode: string | null; contactName: string | null };
type RegisteredByCode = ReadonlyMap<string, { id: string; name: string; contactName: string | null }>;
export type Matched<L> = { of: L } & (
  | { step: 'add' }
  | { step: 'keep' | 'follow'; companyId: string; name: string }
  | { step: 'skip'; companyId: string | null; reason: string }
);
/**
 * Matches the companies of a third-party list by credit code. A matched company takes the listed name, and the listed contact if it has
 * none. Unknown companies are added; no company is removed.
 */
export function matchBySource<L extends Listed>(listed: readonly L[], here: RegisteredByCode, taken: Taken): Matched<L>[] {
  const seen = { names: new Set<string>(), codes: new Set<string>() };
  return listed.map((of): Matched<L> => {
    const skip = (reason: string, companyId: string | null = null): Matched<L> => ({ of, step: 'skip', companyId, reason });
    const { name, creditCode } = of;
    if (!creditCode) return skip(intakeTexts.noCode);
    if (creditCodeProblem(creditCode) === 'pattern') return skip(intakeTexts.badCode);
    if (seen.codes.has(creditCode)) return skip(intakeTexts.twiceInSource);
    seen.codes.add(creditCode);
    const company = here.get(creditCode);
    const isNew = company?.name !== name;
    if (isNew && (taken.names.has(name) || seen.names.has(name))) return skip(intakeTexts.nameTaken, company?.id);
    if (!company && taken.codes.has(creditCode)) return skip(intakeTexts.codeTaken);
    seen.names.add(name);
    if (!company) return { of, step: 'add' };
    const isRicher = company.contactName === null && of.contactName !== null;
    return { of, step: isNew || isRicher ? 'follow' : 'keep', companyId: company.id, name };
  });
}
