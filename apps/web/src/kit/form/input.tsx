import { CloseCircleFilled } from '@ant-design/icons';
import Plain, { type InputProps } from 'antd/es/input/Input.js';

/** antd's clear button contains only an icon, so screen readers take its name from the label of the icon. */
const clearOptions = { clearIcon: <CloseCircleFilled aria-label="清空" /> };

/** Renders a plain text field. antd's `Input` would also load the text area, the password field and the one-time code. */
export const Input = ({ allowClear = false, ...props }: InputProps) => <Plain {...props} allowClear={allowClear && clearOptions} />;
