import type { MenuItem } from '@park/contract/people/identity';
import { permission } from '@park/contract/rights/permission';
import { Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { say } from '../../../kit/feedback/message.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { SearchTree, type TreeItem } from '../../../kit/tree/search-tree.tsx';

/** Shows the menu of another person, read-only. */
export function ViewAs({ companyId, userId }: { companyId: string | undefined; userId: string | undefined }) {
  const view = useCommand(permission.viewAs, false);
  const look = () => (userId ? view.mutate({ userId, companyId }) : say.warning('请先选择用户'));
  return (
    <Panel className="stack">
      <div className="row row-between">
        <h2 className="panel-title">TA 能看到的菜单</h2>
        <Button loading={view.isPending} onClick={look}>
          预览
        </Button>
      </div>
      <p className="muted permission-note">只显示菜单，不能代为操作；每次查看都会留下记录。</p>
      {view.data &&
        (view.data.length === 0 ? (
          <EmptyState kind="first" text="TA 还没有任何菜单" />
        ) : (
          <SearchTree label="菜单" items={view.data.map(toItem)} selected={undefined} onSelect={() => {}} isOpen />
        ))}
    </Panel>
  );
}

const toItem = ({ code, name, appSwitch, meta, children }: MenuItem): TreeItem => ({
  key: code,
  name,
  note: appSwitch === 0 ? <span className="muted">（未开放）</span> : meta.type === 'btn' && <span className="muted">（操作）</span>,
  children: children.map(toItem),
});
