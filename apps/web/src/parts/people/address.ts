const lists = ['organizetions', 'memberlist', 'normalAdmin'] as const;
/** The list somebody is opened from. */
export type From = (typeof lists)[number];

type Wish = { id?: string | undefined; departmentId?: string | undefined; companyId: string | undefined; from: From };
/** The form of somebody, or of a new person when there is no id. */
export function staffForm({ id, departmentId, companyId, from }: Wish): string {
  const query = new URLSearchParams({ ...(id && { id }), ...(companyId && { companyId }), from });
  if (id) return `/architecture/updateenterpriseuser?${query}`;
  return `/architecture/addenterpriseuser${departmentId ? `/${departmentId}` : ''}?${query}`;
}

/** Where a form goes that was opened by its address alone. */
export function listOf(from: string | null, companyId: string | undefined): string {
  const list = lists.find((known) => known === from) ?? 'memberlist';
  return `/architecture/${list}${companyId ? `?companyId=${companyId}` : ''}`;
}
