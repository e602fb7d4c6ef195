import { Typography } from 'antd';

const tooltips = ['复制', '已复制'];

/** Shows a code that users pass on, such as a request id, with a button that copies it. */
export const Copyable = ({ text }: { text: string | null | undefined }) =>
  text ? <Typography.Text copyable={{ tooltips }}>{text}</Typography.Text> : '--';
