import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** What the file is, for who does not see the button. */
  label: string;
  /** Endings, without their dots. */
  types: readonly string[];
  isMany?: boolean;
  onChoose: (files: File[]) => void;
};
/** A button that asks for a file. antd's Upload also sends and lists them, and is heavier than most pages. */
export function FileButton({ label, types, isMany = false, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // antd shows every such field of a form, also a hidden one
        style={{ display: 'none' }}
        aria-label={label}
        accept={types.map((type) => `.${type}`).join(',')}
        multiple={isMany}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // the same file may be chosen again
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
