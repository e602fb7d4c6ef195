import { unassigned } from '@park/contract/people/department';
import { invitation } from '@park/contract/people/invitation';
import { Alert, Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { SwitchField } from '../../../kit/form/switch-field.tsx';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import { copyLink, linkOf } from './link.ts';

const initial = { departmentId: unassigned, needsApproval: 1, mostNum: 50, days: 7, phones: [] } as const;
/**
 * Splits pasted text into phone numbers and removes blanks and hyphens inside them; invalid numbers are kept, so that validation reports
 * them.
 */
const phonesIn = (typed: string[]) => [
  ...new Set(
    typed.flatMap(
      (text) =>
        text
          .normalize('NFKC')
          .replace(/[\s-]/g, '')
          .match(/1\d{10}/g) ?? text,
    ),
  ),
];

/** Creates an invitation link and sends it by SMS to the phone numbers typed, if any. The link stays visible until the dialog is closed. */
export function InviteDialog({ dialog, companyId }: { dialog: Dialog; companyId: string | undefined }) {
  const [code, setCode] = useState<string>();
  const onCreated = (reply?: { code: string }) => (reply ? setCode(reply.code) : dialog.close());
  if (code) return <InvitationCreated dialog={dialog} code={code} />;
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: onCreated }}
      title="新建邀请"
      okText="生成邀请"
      call={invitation.create}
      initial={{ ...initial, phones: [], companyId }}
      done="邀请已生成"
    >
      <Field name="departmentId" label="加入部门">
        <DepartmentSelect companyId={companyId} />
      </Field>
      <Field name="mostNum" label="人数上限" required>
        <InputNumber min={1} max={500} precision={0} suffix="人" style={{ width: '100%' }} />
      </Field>
      <Field name="days" label="有效期" required>
        <InputNumber min={1} max={30} precision={0} suffix="天" style={{ width: '100%' }} />
      </Field>
      <SwitchField name="needsApproval" label="需要审核" extra="关闭后，通过链接申请的人直接成为员工" />
      <Field name="phones" label="短信邀请" extra="可不填；填写后邀请以短信发送，一次最多50人" normalize={phonesIn}>
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', '、', ';', '；', '\n']}
          placeholder="手机号，可粘贴多个"
        />
      </Field>
    </FormDialog>
  );
}

function InvitationCreated({ dialog, code }: { dialog: Dialog; code: string }) {
  return (
    <PageModal
      title="邀请已生成"
      open={dialog.open}
      width={450}
      onCancel={() => dialog.close()}
      footer={[
        <Button key="close" onClick={() => dialog.close()}>
          完成
        </Button>,
        <Button key="copy" type="primary" onClick={() => void copyLink(code)}>
          复制链接
        </Button>,
      ]}
    >
      <div className="stack">
        <Alert type="info" showIcon title="把链接发给要加入的人；需要审核的，在“加入申请”中处理" />
        <Input readOnly aria-label="邀请链接" value={linkOf(code)} onFocus={(event) => event.target.select()} />
      </div>
    </PageModal>
  );
}
