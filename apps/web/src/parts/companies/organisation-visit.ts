import { key } from '../../kit/api/storage.ts';

const storageKey = key('companyData');
/** V082: marks that the user opened the company's page from the organisation and returns there afterwards. Kept per browser tab. */
export const organisationVisit = {
  begin: () => sessionStorage.setItem(storageKey, 'in'),
  /** Ends the visit and tells whether there was one. */
  end: (): boolean => {
    const isVisit = sessionStorage.getItem(storageKey) === 'in';
    sessionStorage.removeItem(storageKey);
    return isVisit;
  },
};
