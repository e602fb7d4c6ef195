import { type AgreementKind, agreement, agreementNames } from '@park/contract/people/agreement';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { kinds } from './AgreementTab.tsx';

/** Publishes the next version of an agreement; the form starts with the current text and shows a preview beside it. */
export function AgreementForm({ dialog }: { dialog: Dialog }) {
  const { data: inForce } = useQuery(ask(agreement.current, {}));
  const wordsOf = (kind: AgreementKind) => inForce?.find((text) => text.kind === kind)?.content ?? '';
  if (!inForce) return null;
  return (
    <FormDialog
      dialog={dialog}
      title="发布协议新版本"
      call={agreement.publish}
      initial={{ kind: 'user', title: agreementNames.user, content: wordsOf('user') }}
      done="发布成功"
      size="large"
      okText="发布"
    >
      <Alert type="warning" showIcon title="发布后立即生效，每个人下次进入时都需要重新同意；已发布的版本不能修改或撤回。" />
      <Words wordsOf={wordsOf} />
    </FormDialog>
  );
}

function Words({ wordsOf }: { wordsOf: (kind: AgreementKind) => string }) {
  const form = Form.useFormInstance();
  const content = Form.useWatch<string | undefined>('content', form);
  const title = Form.useWatch<string | undefined>('title', form);
  const begin = (kind: AgreementKind) => form.setFieldsValue({ title: agreementNames[kind], content: wordsOf(kind) });
  return (
    <div className="config-words">
      <div>
        <Field name="kind" label="类型" required>
          <Select options={kinds} onChange={begin} />
        </Field>
        <Field name="title" label="名称" required>
          <Input maxLength={50} showCount />
        </Field>
        <Field name="content" label="内容" required>
          <Input.TextArea rows={14} maxLength={20_000} showCount />
        </Field>
      </div>
      <div>
        <h2>预览：{title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text longer than its window has to be scrolled */}
        <section className="config-text" aria-label="预览" tabIndex={0}>
          {content}
        </section>
      </div>
    </div>
  );
}
