import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import './sheet.css';

/**
 * Renders a native dialog for parts that do without antd: it traps the focus, closes with Escape or a click outside, and returns the focus.
 * It closes when its page is hidden, because a hidden modal dialog would still block other pages.
 */
export function Sheet({
  label,
  className,
  onClose,
  children,
}: PropsWithChildren<{ label: string; className: string; onClose: () => void }>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {/* A separate box, so that a click outside it has the dialog itself as its target. */}
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
