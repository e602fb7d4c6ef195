import { Button, Upload } from 'antd';
import type { PropsWithChildren } from 'react';
import { say } from '../../kit/message.ts';
import { badFile, type FlowFile, readFlow } from './exchange.ts';

/** Chooses the file of a flow; nothing is sent before it was looked at. */
export const JsonButton = ({ children, onRead }: PropsWithChildren<{ onRead: (file: FlowFile) => void }>) => (
  <Upload
    accept=".json,application/json"
    showUploadList={false}
    beforeUpload={async (file) => {
      const read = await readFlow(file);
      if (read) onRead(read);
      else say.error(badFile);
      return false;
    }}
  >
    <Button>{children}</Button>
  </Upload>
);
