import { commonErrors } from '@park/contract/core';
import { creditCodeProblem, phone } from '@park/contract/fields';
import { type Context, fail } from '../../../context.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { type CompanySource, SourceDown, type ThirdCompany } from '../../../outside/company-source.ts';
import { maskPhone, type Secrets } from '../../../secret.ts';
import { createCompanies, taken as takenOf } from '../company/index.ts';
import * as intake from './queries.ts';
import { intakeTexts, type Matched, matchBySource } from './rules.ts';

const sourceDown = { ...commonErrors.busy, message: '第三方系统暂时无法访问，请稍后重试' };
const runsPerMinute = 6;

async function readSource(source: CompanySource): Promise<ThirdCompany[]> {
  try {
    return await source.companies();
  } catch (error) {
    return error instanceof SourceDown ? fail(sourceDown) : Promise.reject(error);
  }
}

/** Returns a valid phone number, or null for any other text: the source does not validate its numbers. */
const phoneOrNull = (written: string | null) => {
  const read = phone().safeParse(written);
  return read.success ? read.data : null;
};

type Outcome = Matched<ThirdCompany> & { companyId?: string | null };
/** Imports the companies of the third-party source. Creates no accounts: the operator appoints the super administrators later. */
export async function syncCompanies(context: Context, secrets: Pick<Secrets, 'phone'>, source: CompanySource) {
  const { db, actor } = context;
  const parkId = actor.parkId ?? fail(commonErrors.forbidden);
  if (!(await takeLimit(db, `third/${parkId}`, runsPerMinute, 60))) fail(commonErrors.tooMany);
  const listed = await readSource(source);
  await intake.lockSource(db, parkId);
  const codes = listed.flatMap(({ creditCode: code }) => (code && creditCodeProblem(code) !== 'pattern' ? [code] : []));
  const here = await intake.lockRegistered(db, codes);
  const taken = await takenOf(db, { names: listed.map(({ name }) => name), codes });
  const matched = matchBySource(listed, here, taken);
  const outcomes = await applyMatches(context, secrets, matched);
  await intake.saveThirdRows(db, outcomes.map(thirdRowOf));
  const skipped = outcomes.flatMap((one) => (one.step === 'skip' ? [{ name: one.of.name, reason: one.reason }] : []));
  const count = (step: Outcome['step']) => outcomes.filter((one) => one.step === step).length;
  return { added: count('add'), updated: count('follow'), skipped };
}

async function applyMatches({ db, actor }: Context, secrets: Pick<Secrets, 'phone'>, matched: readonly Matched<ThirdCompany>[]) {
  const followed = matched.flatMap((one) =>
    one.step === 'follow' ? [{ companyId: one.companyId, name: one.name, contactName: one.of.contactName }] : [],
  );
  if (followed.length) await intake.updateFromSource(db, followed, actor.userId);
  const additions = matched.filter(({ step }) => step === 'add');
  const founded = await createCompanies(
    db,
    secrets,
    actor.userId,
    additions.map(({ of: { name, creditCode, contactName, contactPhone } }) => ({
      ...{ name, creditCode, contactName, compType: 0 as const, ext: {}, admin: undefined },
      contactPhone: phoneOrNull(contactPhone),
    })),
  );
  const byThird = new Map(additions.map(({ of }, at) => [of.id, founded[at]]));
  return matched.map((one): Outcome => {
    const company = byThird.get(one.of.id);
    if (one.step !== 'add' || !company) return one;
    // Another request has taken the name or code after the check.
    if (company.id === undefined) {
      const reason = company.taken === 'companyName' ? intakeTexts.nameTaken : intakeTexts.codeTaken;
      return { of: one.of, step: 'skip', companyId: null, reason };
    }
    return { ...one, companyId: company.id };
  });
}

const thirdRowOf = (outcome: Outcome): intake.ThirdRow => {
  const { id, name, creditCode, contactName, contactPhone } = outcome.of;
  const number = phoneOrNull(contactPhone);
  return {
    ...{ id, name, creditCode, contactName },
    contactPhone: number && maskPhone(number),
    companyId: outcome.companyId ?? null,
    problem: outcome.step === 'skip' ? outcome.reason : null,
  };
};
