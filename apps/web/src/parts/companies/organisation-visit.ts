import { key } from '../../kit/api/storage.ts';

const storageKey = key('companyData');
/** V082: remembers that the user opened the page 单位信息 from 组织架构, so that leaving the page leads back there. Kept per browser tab. */
export const organisationVisit = {
  begin: () => sessionStorage.setItem(storageKey, 'in'),
  /** Ends the visit and tells whether there was one. */
  end: (): boolean => {
    const isVisit = sessionStorage.getItem(storageKey) === 'in';
    sessionStorage.removeItem(storageKey);
    return isVisit;
  },
};
