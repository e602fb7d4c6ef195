import { key } from '../../kit/api/storage.ts';

const name = key('companyData');
/** V082: the user opened the company's page from the organisation, and is led back there. Known to this browser tab alone. */
export const organisationVisit = {
  begin: () => sessionStorage.setItem(name, 'in'),
  /** Returns whether there was such a visit, and ends it. */
  end: (): boolean => {
    const isVisit = sessionStorage.getItem(name) === 'in';
    sessionStorage.removeItem(name);
    return isVisit;
  },
};
