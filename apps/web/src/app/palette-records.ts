import { company } from '@park/contract/company/company';
import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../kit/api/access.tsx';
import { ask } from '../kit/api/query.ts';
import { searchLimit, useDebounced } from '../kit/list/search.ts';
import { companyPages } from '../parts/companies/address.ts';
import type { MenuEntry } from '../parts/menu/menu.ts';

/** Pages that can show a found person, preferred page first. */
const lists = ['/architecture/memberlist', '/architecture/organizetions'];
const most = 5;
/** A single letter matches about half of all names. */
const least = 2;

export type Found = { key: string; name: string; note: string; address: string };
type Records = { companies: Found[]; people: Found[]; isAsking: boolean };
/** Searches companies and members of the user's own company, each only if the user may open them. */
export function useRecords(sought: string, pages: readonly MenuEntry[]): Records {
  const text = useDebounced(sought.trim().slice(0, searchLimit));
  const isWanted = text.length >= least && sought.trim().length >= least;
  const list = lists.find((address) => pages.some((page) => page.address === address));
  const mayOpen = useRight('company:read') === 'park';
  const maySearch = useRight('book:read') !== undefined && list !== undefined;
  const companies = useQuery({ ...ask(company.list, { companyName: text, pageSize: most }), enabled: isWanted && mayOpen });
  const people = useQuery({ ...ask(staff.search, { keyword: text, pageSize: most }), enabled: isWanted && maySearch });
  return {
    isAsking: companies.isFetching || people.isFetching,
    companies:
      (isWanted &&
        companies.data?.list.map(({ companyId, companyName, normalContactName }) => ({
          key: companyId,
          name: companyName,
          note: normalContactName ?? '',
          address: companyPages.organisation(companyId),
        }))) ||
      [],
    people:
      (isWanted &&
        people.data?.list.map(({ id, realName, departmentName, phone }) => ({
          key: id,
          name: realName,
          note: [departmentName, phone].filter(Boolean).join(' · '),
          address: `${list}?${new URLSearchParams({ keyword: realName })}`,
        }))) ||
      [],
  };
}
