import { Popconfirm, type PopconfirmProps } from 'antd';

/** The box is at most as wide as two short sentences, and narrow enough to fit beside a button on a phone. */
const narrow = { root: { maxWidth: 'min(360px, 100vw - 112px)' } };

type Props = Omit<PopconfirmProps, 'okButtonProps' | 'okType'> & { danger?: boolean };
/**
 * Asks for confirmation beside a button before something is lost. Opens to the left, because buttons at the end of a row have room there.
 */
export const Question = ({ danger = false, ...props }: Props) => (
  <Popconfirm cancelText="取消" placement="topRight" styles={narrow} {...props} okButtonProps={{ danger }} />
);
