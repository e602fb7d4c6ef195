import { type Account, company } from '@park/contract/company/company';
import type { Call, Sent } from '@park/contract/core';
import { compTypes } from '@park/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh, useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { ConflictDialog, isStale } from '../../../kit/form/conflict.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { activationText } from './activation.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { MoveOutDialog } from './MoveOutDialog.tsx';
import { firstPasswordNote, SuperAdminFields } from './SuperAdminFields.tsx';

export type AccountDialogTarget = { action: 'contact' | 'super' | 'activate' | 'type' | 'disable' | 'enable' | 'moveOut'; of: Account };
type AccountDialogsProps = { dialog: Dialog; target: AccountDialogTarget; onGone: () => void };

/** Renders the dialog that is open, if any. */
export function AccountDialogs({ dialog, target: { action, of }, onGone }: AccountDialogsProps) {
  if (action === 'contact') return <ContactDialog dialog={dialog} companyId={of.companyId} />;
  if (action === 'super') return <SuperDialog dialog={dialog} of={of} />;
  if (action === 'moveOut') return <MoveOutDialog dialog={dialog} of={of} onGone={onGone} />;
  return <ConfirmCall dialog={dialog} {...questions(of)[action]} />;
}

type Question<C extends Call = Call> = {
  call: C;
  input: Sent<C>;
  title: string;
  text: string;
  okText: string;
  done: string;
  danger?: boolean;
};
const toQuestion = <C extends Call>(question: Question<C>): Question => question as unknown as Question;

function questions(of: Account): Record<'activate' | 'type' | 'disable' | 'enable', Question> {
  const { companyId, companyName, version } = of;
  const compType = of.compType === '0' ? '1' : '0';
  return {
    activate: toQuestion({
      ...{ call: company.activate, input: { companyId }, title: `激活“${companyName}”？`, okText: '激活', done: '激活成功' },
      text: `激活后，该企业员工即可进入园区。当前规则：${activationText(of)}。`,
    }),
    type: toQuestion({
      ...{ call: company.setType, input: { companyId, compType, version }, title: `将“${companyName}”改为${compTypes[compType]}？` },
      ...{ okText: '确定修改', done: '修改企业身份成功' },
      text:
        compType === '1'
          ? '协管单位的人员要先在“园区访问授权”中授权，才能进入园区；原来作为入驻企业的权限不再有效。'
          : '改为入驻企业后，其员工只能处理本单位的事，不再有协管权限。',
    }),
    disable: toQuestion({
      ...{ call: company.disable, input: { companyId, version }, title: `禁用“${companyName}”？`, okText: '禁用', done: '禁用成功' },
      danger: true,
      text: '禁用后，该企业全部员工将立即退出，不能再进入；数据保留，可随时启用。',
    }),
    enable: toQuestion({
      ...{ call: company.enable, input: { companyId, version }, title: `启用“${companyName}”？`, okText: '启用', done: '启用成功' },
      text: '启用后，该企业员工可以重新登录。',
    }),
  };
}

/**
 * Asks for confirmation, then sends the call with the version the list was read at; if the company has changed since, shows the conflict
 * instead.
 */
function ConfirmCall({ dialog, call, input, title, text, okText, done, danger = false }: Question & { dialog: Dialog }) {
  const client = useQueryClient();
  const [isOld, setOld] = useState(false);
  const command = useCommand(call, done, (error) => {
    if (isStale(error)) setOld(true);
    return isStale(error);
  });
  const close = () => dialog.close();
  const reload = () => {
    setOld(false);
    close();
    void refresh(client, call);
  };
  return (
    <>
      <ConfirmDialog
        open={dialog.open && !isOld}
        title={title}
        okText={okText}
        danger={danger}
        isPending={command.isPending}
        onOk={() => command.mutate(input, { onSuccess: close })}
        onClose={close}
      >
        {text}
      </ConfirmDialog>
      <ConflictDialog open={isOld} onReload={reload} onClose={reload} />
    </>
  );
}

function SuperDialog({ dialog, of }: { dialog: Dialog; of: Account }) {
  return (
    <FormDialog
      dialog={dialog}
      title={`设置“${of.companyName}”的超级管理员`}
      call={company.setSuperAdmin}
      initial={{ companyId: of.companyId }}
      done="设置超级管理员成功"
    >
      <SuperAdminFields phoneNote={firstPasswordNote} />
    </FormDialog>
  );
}
