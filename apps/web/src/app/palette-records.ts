import { company } from '@park/contract/company/company';
import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../kit/api/access.tsx';
import { ask } from '../kit/api/query.ts';
import { searchLimit, useDebounced } from '../kit/list/search.ts';
import { companyPages } from '../parts/companies/address.ts';
import type { MenuEntry } from '../parts/menu/menu.ts';

/** Pages that can show a found person, preferred page first. */
const personPages = ['/architecture/memberlist', '/architecture/organizetions'];
const maxRecords = 5;
/** A search needs two characters, because a single letter matches about half of all names. */
const minLength = 2;

export type FoundRecord = { key: string; name: string; note: string; address: string };
type FoundRecords = { companies: FoundRecord[]; people: FoundRecord[]; isSearching: boolean };
/** Searches companies and members of the user's own company, each only if the user may open them. */
export function useRecords(keyword: string, pages: readonly MenuEntry[]): FoundRecords {
  const text = useDebounced(keyword.trim().slice(0, searchLimit));
  const isLongEnough = text.length >= minLength && keyword.trim().length >= minLength;
  const list = personPages.find((address) => pages.some((page) => page.address === address));
  const mayOpen = useRight('company:read') === 'park';
  const maySearch = useRight('book:read') !== undefined && list !== undefined;
  const companies = useQuery({ ...ask(company.list, { companyName: text, pageSize: maxRecords }), enabled: isLongEnough && mayOpen });
  const people = useQuery({ ...ask(staff.search, { keyword: text, pageSize: maxRecords }), enabled: isLongEnough && maySearch });
  return {
    isSearching: companies.isFetching || people.isFetching,
    companies:
      (isLongEnough &&
        companies.data?.list.map(({ companyId, companyName, normalContactName }) => ({
          key: companyId,
          name: companyName,
          note: normalContactName ?? '',
          address: companyPages.organisation(companyId),
        }))) ||
      [],
    people:
      (isLongEnough &&
        people.data?.list.map(({ id, realName, departmentName, phone }) => ({
          key: id,
          name: realName,
          note: [departmentName, phone].filter(Boolean).join(' · '),
          address: `${list}?${new URLSearchParams({ keyword: realName })}`,
        }))) ||
      [],
  };
}
