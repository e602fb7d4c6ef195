import { Modal, type ModalProps } from 'antd';
import { type PropsWithChildren, useContext } from 'react';
import { ActiveContext } from '../page/tab.ts';

const bodyPadding = { body: { paddingBlock: 8 } };

/** Renders an antd Modal only while its page is visible: antd's Modal crashes when its page is hidden while it is open. */
export function PageModal(props: ModalProps) {
  return useContext(ActiveContext) ? <Modal destroyOnHidden styles={bodyPadding} {...props} /> : null;
}

type ConfirmDialogProps = PropsWithChildren<{
  open: boolean;
  title: string;
  /** Label of the confirm button: a verb. */
  okText: string;
  cancelText?: string;
  danger?: boolean;
  isPending?: boolean;
  onOk: () => void;
  onClose: () => void;
}>;
/** Asks for confirmation of an action that cannot be undone: the title names the object, the body the consequences. */
export function ConfirmDialog({
  okText,
  cancelText = '取消',
  danger = false,
  isPending = false,
  onClose,
  children,
  ...modal
}: ConfirmDialogProps) {
  return (
    <PageModal
      {...modal}
      width={450}
      okText={okText}
      cancelText={cancelText}
      okButtonProps={{ danger }}
      confirmLoading={isPending}
      onCancel={onClose}
    >
      {children}
    </PageModal>
  );
}
