import { Modal, type ModalProps } from 'antd';
import { type PropsWithChildren, useContext } from 'react';
import { ActiveContext } from '../page/tab.ts';

const roomy = { body: { paddingBlock: 8 } };

/** A Modal of a page. antd's crashes when its page is hidden with it open, so it is only there while the page is in view. */
export function PageModal(props: ModalProps) {
  return useContext(ActiveContext) ? <Modal destroyOnHidden styles={roomy} {...props} /> : null;
}

type ConfirmDialogProps = PropsWithChildren<{
  open: boolean;
  title: string;
  /** The button is the verb. */
  okText: string;
  cancelText?: string;
  danger?: boolean;
  isPending?: boolean;
  onOk: () => void;
  onClose: () => void;
}>;
/** Asks before something that cannot be taken back: names the thing, and says inside what follows. */
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
