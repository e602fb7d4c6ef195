import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import './sheet.css';

/**
 * A dialog of the browser's own, for the parts that do without antd: it keeps the focus inside, closes with Escape or a
 * click beside it, and gives the focus back. Its page being hidden closes it, since a hidden one would still block the others.
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
      {/* Its own box, so that a click beside it is a click on the dialog itself. */}
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
