import type { ProcessDetail } from '@park/contract/approval/process';
import { Descriptions, Form, type FormInstance } from 'antd';
import { Panel } from '../../../kit/page/panel.tsx';
import { FormInputs } from '../../../parts/flow/FormInputs.tsx';
import { filesOf, shownValue } from './values.tsx';
import './process.css';

/** Returns the fields that the user may edit in the open task. */
const editable = ({ task, fields, fieldRights }: ProcessDetail) => (task ? fields.filter(({ key }) => fieldRights[key] === 'edit') : []);

/** The form of an application: read-only, except for the fields that the step lets the user edit. */
export function FormPanel({ of, form }: { of: ProcessDetail; form: FormInstance }) {
  const edited = editable(of);
  const read = of.fields.filter((field) => !edited.includes(field) && of.fieldRights[field.key]);
  const files = filesOf(of.attachments);
  return (
    <Panel className="stack">
      <h2 className="panel-title">申请内容</h2>
      {read.length > 0 && (
        <Descriptions
          column={1}
          items={read.map((field) => ({
            key: field.key,
            label: field.name,
            children: <div className="process-value">{shownValue(field, of.form[field.key], { names: of.names, files })}</div>,
          }))}
        />
      )}
      {edited.length > 0 && (
        <Form form={form} layout="vertical" className="form-column" initialValues={{ form: of.form }}>
          <FormInputs fields={edited} stored={{ names: new Map(Object.entries(of.names)), files }} />
        </Form>
      )}
    </Panel>
  );
}
