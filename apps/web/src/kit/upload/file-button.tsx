import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Purpose of the file, for screen readers. */
  label: string;
  /** File extensions without dots. */
  types: readonly string[];
  isMany?: boolean;
  onChoose: (files: File[]) => void;
};
/** Renders a button that opens the file dialog. antd's Upload also sends and lists files, and weighs more than most pages. */
export function FileButton({ label, types, isMany = false, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // the input is hidden by this style, because antd's style sheet shows every file input in a form, even with `hidden`
        style={{ display: 'none' }}
        aria-label={label}
        accept={types.map((type) => `.${type}`).join(',')}
        multiple={isMany}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // the value is reset, so that the same file can be chosen again
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
