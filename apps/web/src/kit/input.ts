/** The plain text field. antd's `Input` also brings the text area, the password and the one-time code along. */
export { default as Input } from 'antd/es/input/Input.js';
