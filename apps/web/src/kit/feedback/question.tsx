import { Popconfirm, type PopconfirmProps } from 'antd';

/** A long sentence is no wider than two short ones, and beside a button of a phone there is room for all of it. */
const narrow = { root: { maxWidth: 'min(360px, 100vw - 112px)' } };

type Props = Omit<PopconfirmProps, 'okButtonProps' | 'okType'> & { danger?: boolean };
/** Asks beside a button whether it is meant, before something is lost; to its left, where the end of a row leaves it room. */
export const Question = ({ danger = false, ...props }: Props) => (
  <Popconfirm cancelText="取消" placement="topRight" styles={narrow} {...props} okButtonProps={{ danger }} />
);
