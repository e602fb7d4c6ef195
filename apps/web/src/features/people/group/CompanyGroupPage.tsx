import { Button } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { GroupCompanies } from './GroupCompanies.tsx';
import { GroupPage } from './GroupPage.tsx';
import { ImportCompanies } from './lazy.ts';

/** 企业分组: groups of companies of the park. */
export const CompanyGroupPage = () => (
  <GroupPage kind="company" members={(of) => <GroupCompanies key={of.id} of={of} />} none={<ImportOnly />} />
);

/** Companies can also be imported into the park without a group. */
function ImportOnly() {
  const importing = useDialog();
  return (
    <Can access="company:create">
      <div className="row">
        <Button onClick={importing.add}>导入企业</Button>
      </div>
      <LoadingBoundary>{importing.open && <ImportCompanies dialog={importing} />}</LoadingBoundary>
    </Can>
  );
}
