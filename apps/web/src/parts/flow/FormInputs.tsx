import type { FormField } from '@park/contract/approval/flow/definition';
import { Input, InputNumber, Select, Switch } from 'antd';
import { lazy, type ReactElement } from 'react';
import { fetched } from '../../kit/api/chunk.ts';
import { LoadingBoundary } from '../../kit/feedback/loading.tsx';
import { Field } from '../../kit/form/form.tsx';
import { HundredthsInput } from '../../kit/form/hundredths.tsx';
import { FileUpload } from '../../kit/upload/file-upload.tsx';
import { DepartmentSelect } from '../people/DepartmentSelect.tsx';
import { PersonPicker } from '../people/PersonPicker.tsx';
import './flow.css';

const LazyDay = lazy(() => fetched(import('./DayInput.tsx').then((file) => ({ default: file.DayInput }))));
/** Renders a date picker, which is large and loaded separately; a placeholder keeps its space. */
const Day = (field: { id?: string; value?: string | null; onChange?: (day: string | null) => void }) => (
  <LoadingBoundary fallback={<div className="control-coming" />}>
    <LazyDay {...field} />
  </LoadingBoundary>
);

type Named = { id: string; name: string };
type StoredNames = { names: ReadonlyMap<string, string>; files: readonly Named[] };

/** Maximum lengths of a line and of a longer text, equal to the limits of the server. */
const maxLengths = { text: 200, longText: 2000 };

function inputOf({ kind, options }: FormField, { names, files }: StoredNames): ReactElement {
  const choices = options.map((value) => ({ value, label: value }));
  switch (kind) {
    case 'text':
      return <Input maxLength={maxLengths.text} autoComplete="off" />;
    case 'longText':
      return <Input.TextArea showCount maxLength={maxLengths.longText} rows={5} />;
    case 'number':
      return <InputNumber className="flow-form-number" controls={false} />;
    case 'money':
      return <HundredthsInput unit="元" />;
    case 'date':
      return <Day />;
    case 'switch':
      return <Switch checkedChildren="是" unCheckedChildren="否" />;
    case 'select':
      return <Select allowClear options={choices} placeholder="请选择" />;
    case 'multiSelect':
      return <Select allowClear mode="multiple" options={choices} placeholder="请选择" />;
    case 'user':
      return <PersonPicker mode="multiple" names={names} />;
    case 'department':
      return <DepartmentSelect companyId={undefined} isReal allowClear placeholder="请选择部门" />;
    case 'attachment':
      return <FileUpload storedFiles={files} />;
  }
}

const noNames: StoredNames = { names: new Map(), files: [] };
/** Renders the fields of an application form, whose names begin with `form`. */
export const FormInputs = ({ fields, stored = noNames }: { fields: readonly FormField[]; stored?: StoredNames }) =>
  fields.map((field) => (
    <Field
      key={field.key}
      name={`form.${field.key}`}
      label={field.name}
      required={field.required}
      {...(field.kind === 'switch' && { valuePropName: 'checked' })}
    >
      {inputOf(field, stored)}
    </Field>
  ));
