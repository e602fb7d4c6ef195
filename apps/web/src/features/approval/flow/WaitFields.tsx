import { flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select, Switch, Typography } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { Field } from '../../../kit/form/form.tsx';
import { HoursInput } from './node-inputs.tsx';

/** Form fields for the time a flow waits at a delay step. */
export const DelayFields = ({ path }: { path: string }) => (
  <>
    <Field name={`${path}.minutes`} label="等待时长" required>
      <HoursInput />
    </Field>
    <Field name={`${path}.working`} label="只计工作时间" valuePropName="checked" extra="按园区工作日历计算">
      <Switch />
    </Field>
  </>
);

const failureOptions = [
  { value: 'stay', label: '停在此节点，等待处理' },
  { value: 'pass', label: '继续往下走' },
];
/** Form fields for the webhook of a step, and the key with which the receiver verifies that the request comes from this platform. */
export function TriggerFields({ path }: { path: string }) {
  const { data } = useQuery(ask(flow.choices, {}));
  return (
    <>
      <Field name={`${path}.url`} label="回调地址" required>
        <Input maxLength={500} placeholder="https://" />
      </Field>
      {data?.webhookSecret && (
        <Form.Item label="签名密钥" extra="对方用它核对请求来自本平台（Standard Webhooks）">
          <Typography.Text copyable={{ text: data.webhookSecret, tooltips: ['复制', '已复制'] }} code>
            {`${data.webhookSecret.slice(0, 12)}…`}
          </Typography.Text>
        </Form.Item>
      )}
      <Field name={`${path}.wait`} label="等待对方答复" valuePropName="checked">
        <Switch />
      </Field>
      <Field name={`${path}.failed`} label="失败后">
        <Select options={failureOptions} />
      </Field>
    </>
  );
}
