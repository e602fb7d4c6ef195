import { type ProcessDetail, process } from '@park/contract/approval/process';
import { Button, Input } from 'antd';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { FileUpload } from '../../../kit/upload/file-upload.tsx';

/** Shows and adds comments on an application. A comment does not decide the application. */
export function Comments({ of: { processInstanceId, comments } }: { of: ProcessDetail }) {
  const form = useDialog();
  return (
    <Panel className={comments.length > 0 ? 'stack' : 'stack no-print'}>
      <div className="row row-between">
        <h2 className="panel-title">评论</h2>
        <Button className="no-print" onClick={form.add}>
          发表评论
        </Button>
      </div>
      {comments.length === 0 && <span className="muted">还没有评论</span>}
      {comments.map(({ id, realName, comment, createdDate }) => (
        <article key={id} className="process-comment">
          <div className="row">
            <strong>{realName}</strong>
            <span className="muted">{dateTime(createdDate)}</span>
          </div>
          <p>{comment}</p>
        </article>
      ))}
      <FormDialog dialog={form} title="发表评论" okText="发表" call={process.comment} initial={{ processInstanceId }} done="评论已发表">
        <Field name="comment" label="评论" required extra="参与此流程的人都能看到">
          <Input.TextArea showCount maxLength={500} rows={4} />
        </Field>
        <Field name="attachments" label="附件">
          <FileUpload />
        </Field>
      </FormDialog>
    </Panel>
  );
}
