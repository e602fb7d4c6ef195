import type { EnterableContext, UserInfo } from '@park/contract/people/identity';
import type { SignedIn } from '../../../context.ts';
import type { ContextRow } from '../../../session.ts';

const typeOf = (context: ContextRow) => (context.comp_type === 2 ? 2 : 1);
const entry = (context: ContextRow): EnterableContext => ({
  companyId: context.company_id,
  companyName: context.company_name,
  parkId: context.park_id,
  parkName: context.park_name,
  areaId: context.space_id,
  hasPrivilege: context.has_privilege,
  type: typeOf(context),
  side: context.side,
});

const parkOf = (id: string, name: string) => ({ id, name, parkId: id, parkName: name });
const companyEntry = ({ company_id: companyId, company_name: companyName }: ContextRow, logos: ReadonlyMap<string, string>) => ({
  ...{ companyId, companyName, companyLogoUrl: logos.get(companyId) ?? null },
});

/** Returns the signed-in user, the current company and park, and the other companies and parks the user can choose. */
export function describe({ session, actor }: SignedIn, headPortaitUrl: string | null, logos: ReadonlyMap<string, string>): UserInfo {
  const here = session.contexts.find((c) => c.company_id === actor?.companyId && c.park_id === actor?.parkId);
  const parks = session.contexts.flatMap((c) =>
    c.park_id && c.park_name ? [{ ...parkOf(c.park_id, c.park_name), ...companyEntry(c, logos), at: c }] : [],
  );
  const plain = ({ at: _, ...park }: (typeof parks)[number]) => park;
  const companies = new Map(session.contexts.map((c) => [c.company_id, c]));
  const { userId: id, userName, realName, nickName, phone, change, sessionKey, pendingAgreements } = session;
  return {
    ...{ id, userName, realName, nickName, headPortaitUrl, phone, change, sessionKey, pendingAgreements },
    roleCode: roleCodes(actor),
    companyId: here?.company_id ?? null,
    companyName: here?.company_name ?? null,
    companyType: here ? typeOf(here) : null,
    companySuperAdmin: actor?.level === 3,
    companyAdmin: (actor?.level ?? 0) >= 2,
    areaId: here?.space_id ?? null,
    areaName: here?.space_name ?? null,
    parkId: here?.park_id ?? null,
    parkName: here?.park_name ?? null,
    side: here?.side ?? null,
    companyList: [...companies.values()].map((c) => ({ companyId: c.company_id, companyName: c.company_name, type: typeOf(c) })),
    parkList: parks.filter((park) => park.at.has_privilege).map(plain),
    operateList: parks.filter((park) => park.at.comp_type !== 0).map((park) => ({ ...plain(park), hasPrivilege: park.at.has_privilege })),
    contexts: session.contexts.map(entry),
    permissions: Object.fromEntries([...(actor?.rights.granted ?? [])].map(([permission, right]) => [permission, right.reach])),
  };
}

function roleCodes(actor: SignedIn['actor']): string[] {
  if (!actor) return [];
  const byLevel = { 1: [], 2: ['enterpriseComManager'], 3: ['enterpriseManager'] }[actor.level];
  return [...(actor.side === 'platform' ? ['SUPER_ADMIN'] : []), ...byLevel, ...actor.roleCodes];
}
