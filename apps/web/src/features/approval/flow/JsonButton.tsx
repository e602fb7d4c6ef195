import type { PropsWithChildren } from 'react';
import { FileButton } from '../../../kit/file-button.tsx';
import { say } from '../../../kit/message.ts';
import { badFile, type FlowFile, readFlow } from './exchange.ts';

/** Chooses the file of a flow; nothing is sent before it was looked at. */
export function JsonButton({ children, onRead }: PropsWithChildren<{ onRead: (file: FlowFile) => void }>) {
  const look = async ([file]: File[]) => {
    const read = file && (await readFlow(file));
    if (read) onRead(read);
    else say.error(badFile);
  };
  return (
    <FileButton label="流程文件" types={['json']} onChoose={(files) => void look(files)}>
      {children}
    </FileButton>
  );
}
