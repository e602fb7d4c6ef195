import { Popconfirm, type PopconfirmProps } from 'antd';

type Props = Omit<PopconfirmProps, 'okButtonProps' | 'okType'> & { danger?: boolean };
/** Asks beside a button whether it is meant, before something is lost; to its left, where the end of a row leaves it room. */
export const Question = ({ danger = false, ...props }: Props) => (
  <Popconfirm cancelText="取消" placement="topRight" {...props} okButtonProps={{ danger }} />
);
