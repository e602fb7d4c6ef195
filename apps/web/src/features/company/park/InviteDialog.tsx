import { type Invited, park, type SpaceRow } from '@park/contract/company/park';
import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { useExistingOperator } from './ExistingOperator.tsx';
import { InvitedNote } from './InvitedNote.tsx';
import { OperatorFields } from './OperatorFields.tsx';
import './site.css';

type Values = { isOther?: boolean; operatorName?: string; operatorPhone?: string; isConfirmed?: boolean };

/**
 * Invites the operator of a space again or invites another person instead. An operator with an account needs no invitation and can only be
 * replaced.
 */
export function InviteDialog({ dialog, space }: { dialog: Dialog; space: SpaceRow }) {
  const [result, setResult] = useState<{ invited: Invited; name: string }>();
  const [form, setForm] = useState<Values>({});
  const existing = useExistingOperator();
  const isReady = space.operatorState === 'ready';
  const name = ((isReady || form.isOther) && form.operatorName) || (space.operatorName ?? '');
  const present = `${space.operatorName}（${space.operatorPhone}）`;
  return (
    <>
      <FormDialog<typeof park.invite, Values>
        dialog={{
          open: dialog.open,
          close: (invited) => {
            dialog.close();
            if (invited) setResult({ invited, name });
          },
        }}
        title={`${isReady ? '更换' : '重新邀请'}“${space.name}”的运营管理员`}
        call={park.invite}
        done="邀请已更新"
        okText={isReady ? '更换' : '发送邀请'}
        about={existing.about}
        prepare={(values) => {
          const { isOther = isReady, operatorName = '', operatorPhone = '', isConfirmed } = values;
          setForm(values);
          return { id: space.id, ...(isOther && { operatorName, operatorPhone, isConfirmed }) };
        }}
      >
        {isReady ? (
          <>
            <p className="site-hit">{`${present}尚未登录，可以更换。更换后 TA 不再是管理员，会收到短信通知，账号不受影响。`}</p>
            <OperatorFields />
          </>
        ) : (
          <>
            <p className="site-hit">{`将向${present}重新发送邀请，之前的邀请将立即失效。`}</p>
            <Form.Item name="isOther" valuePropName="checked">
              <Checkbox>手机号有误或更换管理员</Checkbox>
            </Form.Item>
            <Other />
          </>
        )}
        {existing.note}
      </FormDialog>
      {result && (
        <PageModal
          title="邀请已更新"
          open
          width={520}
          closable={false}
          mask={{ closable: false }}
          footer={
            <Button type="primary" onClick={() => setResult(undefined)}>
              知道了
            </Button>
          }
        >
          <InvitedNote {...result} />
        </PageModal>
      )}
    </>
  );
}

function Other() {
  return Form.useWatch<boolean | undefined>('isOther') ? <OperatorFields /> : null;
}
