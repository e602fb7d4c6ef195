import { type ExternalApp, ticket, ticketErrors } from '@park/contract/kernel/ticket';
import { Input, Switch } from 'antd';
import { useState } from 'react';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { Field } from '../../../kit/form.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import type { Secret } from './SecretDialog.tsx';

const flag = { getValueProps: (value: unknown) => ({ checked: value === 1 }), normalize: Number };

type AppFormProps = { dialog: Dialog; row: ExternalApp | undefined; onSecret: (secret: Secret) => void };
export function AppForm({ dialog, row, onSecret }: AppFormProps) {
  const [name, setName] = useState(row?.name ?? '');
  return (
    <FormDialog
      dialog={{
        open: dialog.open,
        close: (reply) => {
          dialog.close();
          if (reply?.secret) onSecret({ name, text: reply.secret });
        },
      }}
      title={row ? `编辑外部应用：${row.name}` : '新增外部应用'}
      call={ticket.saveApp}
      initial={row ?? { path: '/', isEnable: 1 }}
      done={row ? '修改成功' : '新增成功'}
      about={({ message }): Record<string, string> => (message === ticketErrors.codeTaken.message ? { code: message } : {})}
    >
      <Field name="name" label="应用名称" required>
        <Input maxLength={40} showCount placeholder="如：物联平台" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field name="code" label="应用编码" required extra="与菜单编码一致时，点击菜单即打开此应用；物联平台为 M1012">
        <Input maxLength={50} placeholder="如：M1012" />
      </Field>
      <Field name="origin" label="应用地址" required extra="以 https:// 开头，不含路径；票据只发往这个地址">
        <Input maxLength={200} placeholder="如：https://iot.example.com" />
      </Field>
      <Field name="path" label="入口路径">
        <Input maxLength={300} placeholder="/" />
      </Field>
      <Field name="isEnable" label="启用" {...flag}>
        <Switch />
      </Field>
      {row && (
        <Field name="isSecretRenewed" label="重新生成密钥" extra="保存后显示新密钥，旧密钥立即失效" {...flag}>
          <Switch />
        </Field>
      )}
    </FormDialog>
  );
}
