const listNames = ['organizetions', 'memberlist', 'normalAdmin'] as const;
/** The list from which a person is opened. */
export type MemberListName = (typeof listNames)[number];

type StaffFormOptions = { id?: string | undefined; departmentId?: string | undefined; companyId: string | undefined; from: MemberListName };
/** Returns the address of a person's form, or of the form for a new person if there is no id. */
export function staffForm({ id, departmentId, companyId, from }: StaffFormOptions): string {
  const query = new URLSearchParams({ ...(id && { id }), ...(companyId && { companyId }), from });
  if (id) return `/architecture/updateenterpriseuser?${query}`;
  return `/architecture/addenterpriseuser${departmentId ? `/${departmentId}` : ''}?${query}`;
}

/** Returns the address of the list to open after a form. If the form was not opened from one of the lists, this is the member list. */
export function listOf(from: string | null, companyId: string | undefined): string {
  const list = listNames.find((known) => known === from) ?? 'memberlist';
  return `/architecture/${list}${companyId ? `?companyId=${companyId}` : ''}`;
}
