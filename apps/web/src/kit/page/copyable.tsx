import { Typography } from 'antd';

const tooltips = ['复制', '已复制'];

/** A code people pass on, such as the number of a request, with a way to take it along whole. */
export const Copyable = ({ text }: { text: string | null | undefined }) =>
  text ? <Typography.Text copyable={{ tooltips }}>{text}</Typography.Text> : '--';
