import { key } from '../../kit/api/storage.ts';

const name = key('companyData');
/** V082: that somebody came into the company's page from the organisation, and is led back there; for this browser tab alone. */
export const cameIn = {
  say: () => sessionStorage.setItem(name, 'in'),
  /** Says whether he did, and forgets it. */
  take: (): boolean => {
    const isIn = sessionStorage.getItem(name) === 'in';
    sessionStorage.removeItem(name);
    return isIn;
  },
};
