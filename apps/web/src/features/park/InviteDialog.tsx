import { type Invited, park, type SpaceRow } from '@park/contract/park';
import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { PageModal } from '../../kit/dialog.tsx';
import type { Dialog } from '../../kit/dialog-state.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { InvitedNote } from './InvitedNote.tsx';
import { OperatorFields } from './OperatorFields.tsx';

type Values = { isOther?: boolean; operatorName?: string; operatorPhone?: string };

/** The invitation once more, to the same number or, where that was wrong, to another person. */
export function InviteDialog({ dialog, space }: { dialog: Dialog; space: SpaceRow }) {
  const [given, setGiven] = useState<{ invited: Invited; name: string }>();
  const [form, setForm] = useState<Values>({});
  const name = (form.isOther && form.operatorName) || (space.operatorName ?? '');
  return (
    <>
      <FormDialog<typeof park.invite, Values>
        dialog={{
          open: dialog.open,
          close: (invited) => {
            dialog.close();
            if (invited) setGiven({ invited, name });
          },
        }}
        title={`重新邀请“${space.name}”的运营管理员`}
        call={park.invite}
        done="邀请已更新"
        okText="发送邀请"
        prepare={(values) => {
          const { isOther, operatorName = '', operatorPhone = '' } = values;
          setForm(values);
          return { id: space.id, ...(isOther && { operatorName, operatorPhone }) };
        }}
      >
        <p className="site-hit">{`将向${space.operatorName}（${space.operatorPhone}）重新发送邀请，此前的邀请随即失效。`}</p>
        <Form.Item name="isOther" valuePropName="checked">
          <Checkbox>手机号有误或更换管理员</Checkbox>
        </Form.Item>
        <Other />
      </FormDialog>
      {given && (
        <PageModal
          title="邀请已更新"
          open
          width={520}
          closable={false}
          mask={{ closable: false }}
          footer={
            <Button type="primary" onClick={() => setGiven(undefined)}>
              知道了
            </Button>
          }
        >
          <InvitedNote {...given} />
        </PageModal>
      )}
    </>
  );
}

function Other() {
  return Form.useWatch<boolean | undefined>('isOther') ? <OperatorFields /> : null;
}
