import { staff, staffErrors } from '@park/contract/people/staff';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/api/query.ts';
import type { CallError } from '../../../kit/api/send.ts';
import { ConfirmDialog, PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import type { Company } from '../../../parts/companies/company.ts';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import type { Holder } from './useManagers.ts';

type HandoverDialogProps = { dialog: Dialog; company: Company; holder: Holder };
/** Asks for the new super administrator and then for confirmation, because the former one cannot undo the handover. */
export function HandoverDialog({ dialog, company: { companyId, userId }, holder }: HandoverDialogProps) {
  const [successor, setSuccessor] = useState<{ id: string; name: string }>();
  const [staysAdmin, setStaysAdmin] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const refused = ({ message }: CallError) => {
    setProblem(message);
    return true;
  };
  const handOver = useCommand(staff.handOver, '移交成功', refused);
  const next = () => {
    if (!successor) return setProblem('请选择接任的员工');
    if (successor.id === holder.id) return setProblem(staffErrors.toOneself.message);
    setAsking(true);
  };
  const finish = () =>
    successor &&
    handOver.mutate(
      { companyId, setUserId: successor.id, userId: holder.id, setManager: staysAdmin },
      { onSuccess: () => dialog.close(), onSettled: () => setAsking(false) },
    );
  const holderName = holder.id === userId ? '你' : holder.realName;
  return (
    <>
      <PageModal
        title="移交超级管理员"
        open={dialog.open}
        width={450}
        okText="下一步"
        cancelText="取消"
        onOk={next}
        onCancel={() => dialog.close()}
      >
        <Form layout="vertical" component="div">
          <Form.Item label="当前超级管理员">{holder.realName}</Form.Item>
          <Form.Item
            label="移交给"
            htmlFor="heir"
            required
            {...(problem && { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> })}
          >
            <PersonPicker
              id="heir"
              companyId={companyId}
              value={successor?.id}
              onChange={(id, option) => {
                setProblem(undefined);
                const label = [option].flat()[0]?.label;
                setSuccessor(id ? { id: String(id), name: String(label ?? '') } : undefined);
              }}
            />
          </Form.Item>
          <Checkbox checked={staysAdmin} onChange={(event) => setStaysAdmin(event.target.checked)}>
            移交后，原超级管理员保留为普通管理员
          </Checkbox>
        </Form>
      </PageModal>
      <ConfirmDialog
        open={isAsking}
        title={`将超级管理员移交给“${successor?.name}”？`}
        okText="移交"
        danger
        isPending={handOver.isPending}
        onOk={finish}
        onClose={() => setAsking(false)}
      >
        移交后，{holderName}将成为{staysAdmin ? '普通管理员' : '普通成员'}，立即失去超级管理员的权限；只有“{successor?.name}”能再次移交。
      </ConfirmDialog>
    </>
  );
}
