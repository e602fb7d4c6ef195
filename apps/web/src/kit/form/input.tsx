import { CloseCircleFilled } from '@ant-design/icons';
import Plain, { type InputProps } from 'antd/es/input/Input.js';

/** The label of its icon is the only name of the clear button. */
const clearOptions = { clearIcon: <CloseCircleFilled aria-label="清空" /> };

/** Renders a plain text field. antd's `Input` would also load the text area, the password field and the one-time code. */
export const Input = ({ allowClear = false, ...props }: InputProps) => <Plain {...props} allowClear={allowClear && clearOptions} />;
