import type { PropsWithChildren } from 'react';
import { say } from '../../../kit/feedback/message.ts';
import { FileButton } from '../../../kit/upload/file-button.tsx';
import { badFileText, type FlowFile, readFlow } from './exchange.ts';

/** Opens a flow file from disk; nothing is sent before the user has checked it. */
export function JsonButton({ children, onRead }: PropsWithChildren<{ onRead: (file: FlowFile) => void }>) {
  const look = async ([file]: File[]) => {
    const read = file && (await readFlow(file));
    if (read) onRead(read);
    else say.error(badFileText);
  };
  return (
    <FileButton label="流程文件" types={['json']} onChoose={(files) => void look(files)}>
      {children}
    </FileButton>
  );
}
