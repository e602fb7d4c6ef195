import { GroupCompanies } from './GroupCompanies.tsx';
import { GroupPage } from './GroupPage.tsx';

/** 企业分组: groups of companies of the park. */
export const CompanyGroupPage = () => <GroupPage kind="company" members={(of) => <GroupCompanies key={of.id} of={of} />} />;
