import { type DepartmentNode, department, departmentErrors } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import { MoveDialog } from '../../../parts/people/MoveDialog.tsx';
import { useMe } from '../../../parts/session/me.ts';

/** Maximum number of people that one call can move. */
const maxMoved = 500;
/** Maximum number of people listed by name. */
const maxNamed = 20;

type RemainingPeopleProps = {
  node: DepartmentNode;
  companyId: string | undefined;
  /** Called when all people have been moved, so that the department can be deleted. */
  onMoved: () => void;
  onShowPeople: () => void;
  onClose: () => void;
};
/** Lists the people who keep a department from being deleted and offers to move them. */
export function RemainingPeople({ node, companyId, onMoved, onShowPeople, onClose }: RemainingPeopleProps) {
  const { data } = useQuery(ask(department.people, { companyId, departmentId: node.id, pageSize: maxMoved }));
  const [isMoving, setMoving] = useState(false);
  const { id: oneself } = useMe().user;
  const people = data?.list ?? [];
  // V228: nobody else may move a super administrator
  const movable = people.filter(({ id, isSuperAdmin }) => isSuperAdmin === 0 || id === oneself);
  const stays = people.find((one) => !movable.includes(one));
  return (
    <>
      <PageModal
        open
        width={450}
        title={`部门“${node.name}”不能删除`}
        onCancel={onClose}
        footer={[
          <Button key="show" onClick={onShowPeople}>
            查看员工
          </Button>,
          <Button key="move" type="primary" disabled={movable.length === 0} onClick={() => setMoving(true)}>
            移动到…
          </Button>,
        ]}
      >
        <p>{departmentErrors.hasStaff.message}</p>
        {data && (
          <p className="muted">
            还有 {data.total} 人：
            {people
              .slice(0, maxNamed)
              .map(({ realName, departmentName }) => (departmentName === node.name ? realName : `${realName}（${departmentName}）`))
              .join('、')}
            {data.total > maxNamed && '等'}
          </p>
        )}
        {stays && <p className="muted">超级管理员{stays.realName}须由本人移动到其他部门。</p>}
      </PageModal>
      <MoveDialog
        dialog={{
          open: isMoving,
          close: (reply) => {
            setMoving(false);
            if (reply) onMoved();
          },
        }}
        people={movable}
        companyId={companyId}
        without={node.id}
      />
    </>
  );
}
