import { type ProcessDetail, process } from '@park/contract/approval/process';
import { filesBeside } from '@park/contract/approval/process/files';
import { Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { Question } from '../../../kit/feedback/question.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { FileUpload } from '../../../kit/upload/file-upload.tsx';
import { FileLink } from './FileLink.tsx';

const kilobytes = (size: number) => (size < 1024 * 1024 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`);

/** Files beside the form of an application. Participants may add files and delete their own files. */
export function Attachments({ of }: { of: ProcessDetail }) {
  const { processInstanceId, endedDate } = of;
  const attachments = filesBeside(of);
  const attach = useCommand(process.attach, '附件已添加');
  const detach = useCommand(process.detach, '附件已删除');
  if (endedDate && attachments.length === 0) return null;
  return (
    <Panel className={attachments.length > 0 ? 'stack' : 'stack no-print'}>
      <h2 className="panel-title">附件</h2>
      {attachments.length > 0 && (
        <ul className="process-files">
          {attachments.map((file) => (
            <li key={file.id} className="row row-between">
              <span className="row">
                <FileLink file={file} />
                <span className="muted">
                  {kilobytes(file.size)} · {file.byName} · {dateTime(file.createdDate)}
                </span>
              </span>
              {file.isMine && (
                <Question
                  title={`删除附件“${file.name}”？`}
                  okText="删除"
                  danger
                  onConfirm={() => detach.mutateAsync({ processInstanceId, id: file.id }).catch(() => {})}
                >
                  <Button type="link" size="small" danger>
                    删除
                  </Button>
                </Question>
              )}
            </li>
          ))}
        </ul>
      )}
      {!endedDate && (
        <div className="no-print">
          <FileUpload value={[]} onChange={(ids) => attach.mutate({ processInstanceId, attachments: ids })} />
        </div>
      )}
    </Panel>
  );
}
