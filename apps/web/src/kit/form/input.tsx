import { CloseCircleFilled } from '@ant-design/icons';
import Plain, { type InputProps } from 'antd/es/input/Input.js';

/** The button has no other name than its icon's. */
const clearing = { clearIcon: <CloseCircleFilled aria-label="清空" /> };

/** The plain text field. antd's `Input` also brings the text area, the password and the one-time code along. */
export const Input = ({ allowClear = false, ...props }: InputProps) => <Plain {...props} allowClear={allowClear && clearing} />;
