import { Button } from 'antd';
import { Can } from '../../../kit/access.tsx';
import { useDialog } from '../../../kit/dialog-state.ts';
import { Later } from '../../../kit/later.tsx';
import { GroupCompanies } from './GroupCompanies.tsx';
import { GroupPage } from './GroupPage.tsx';
import { ImportCompanies } from './lazy.ts';

/** The groups of companies of the park. */
export const CompanyGroupPage = () => (
  <GroupPage kind="company" members={(of) => <GroupCompanies key={of.id} of={of} />} none={<ImportOnly />} />
);

/** Companies are imported into the park without a group, too. */
function ImportOnly() {
  const importing = useDialog();
  return (
    <Can access="company:create">
      <div className="row">
        <Button onClick={importing.add}>导入单位</Button>
      </div>
      <Later>{importing.open && <ImportCompanies dialog={importing} />}</Later>
    </Can>
  );
}
