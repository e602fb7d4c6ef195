import { Switch } from 'antd';
import type { ComponentProps } from 'react';
import { Field } from './form.tsx';

type SwitchFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & { disabled?: boolean };
/** Renders a form field for yes or no, sent as 1 or 0. */
export const SwitchField = ({ disabled = false, ...field }: SwitchFieldProps) => (
  <Field {...field} getValueProps={(value) => ({ checked: Boolean(value) })} normalize={Number}>
    <Switch disabled={disabled} />
  </Field>
);
