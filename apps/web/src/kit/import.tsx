import { type ImportSubject, task } from '@park/contract/kernel/task';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Steps } from 'antd';
import { useEffect, useState } from 'react';
import { PageModal } from './dialog.tsx';
import type { Dialog } from './dialog-state.ts';
import { ImportResult } from './import-result.tsx';
import { useRemembered } from './list-memory.ts';
import { clientTexts } from './send.ts';
import { problemOf, SheetPicker } from './sheet-picker.tsx';
import { Tabs } from './tabs.tsx';
import { TaskList } from './task-list.tsx';
import { TaskProgress } from './task-progress.tsx';
import { isOver, useTask } from './task-state.ts';
import { sendUpload } from './upload-send.ts';

type ImportDialogProps = {
  dialog: Dialog;
  subject: ImportSubject;
  /** What is imported, as in 导入部门. */
  title: string;
  companyId?: string | undefined;
  /** Existing rows may be changed as well. */
  mayUpdate?: boolean;
  /** Lists that are out of date afterwards; the subject's own by default. */
  affects?: readonly string[];
};

/** Template, file, progress, result. The task is remembered, so that a reload comes back to where it was. */
export function ImportDialog({ dialog, subject, title, companyId, mayUpdate = false, affects = [subject] }: ImportDialogProps) {
  const [id, remember] = useRemembered<string | null>(['import', subject, companyId].filter(Boolean).join('.'), null);
  const [sent, keep] = useState<Kept>();
  const sending = useSending((next) => {
    keep(next);
    remember(next.id);
  });
  const { data, isError } = useTask(id);
  const [tab, show] = useState('import');
  const client = useQueryClient();
  const step = id === null || isError ? 0 : isOver(data?.state) ? 2 : 1;
  const hasChanged = data?.state === 'done' && !data.isDryRun && data.done > 0;
  const stale = affects.join();
  useEffect(() => {
    if (hasChanged) for (const name of stale.split(',')) void client.invalidateQueries({ queryKey: [name] });
  }, [hasChanged, stale, client]);
  const again = () => {
    sending.reset();
    remember(null);
  };
  const close = () => {
    if (step === 2) again();
    dialog.close();
  };
  // a reload, or an import begun in another window, leaves a result whose workbook is not at hand
  const checked = data?.state === 'done' && data.isDryRun && data.done > 0 && sent?.id === data.id ? sent.sheet : undefined;
  const place = { subject, ...(companyId && { companyId }) };
  const steps = [{ title: '上传文件' }, { title: '校验并导入' }, { title: '完成' }];
  const importing = (
    <div className="stack dialog-stack">
      {/* what was only checked is not imported yet */}
      <Steps size="small" current={data?.isDryRun ? Math.min(step, 1) : step} items={steps} />
      {step === 0 && <ChooseFile place={place} mayUpdate={mayUpdate} sending={sending} />}
      {step === 1 && <TaskProgress of={data} />}
      {step === 2 && data && <ImportResult of={data} />}
      {step === 2 && sending.error && <Alert type="error" showIcon title={textOf(sending.error)} />}
    </div>
  );
  return (
    <PageModal
      title={`导入${title}`}
      open={dialog.open}
      width={720}
      onCancel={close}
      mask={{ closable: false }}
      footer={
        step === 2 && tab === 'import' ? (
          <Ending checked={checked} isDryRun={data?.isDryRun === true} sending={sending} onAgain={again} onClose={close} />
        ) : null
      }
    >
      <Tabs
        label="导入"
        activeKey={tab}
        onChange={show}
        items={[
          { key: 'import', label: '导入', children: importing },
          { key: 'history', label: '导入记录', children: <TaskList kind="import" subject={subject} /> },
        ]}
      />
    </PageModal>
  );
}

/** A workbook with all that was said about it, so that what was only checked can be sent once more as it was. */
type Sheet = { file: File; place: Place; isUpdate: '0' | '1'; isDryRun: '0' | '1' };
type Place = { subject: ImportSubject; companyId?: string };
type Kept = { id: string; sheet: Sheet };
const useSending = (onSent: (sent: Kept) => void) =>
  useMutation({
    mutationFn: ({ file, place, ...how }: Sheet) => sendUpload(task.import, [file], { ...place, ...how }),
    onSuccess: ({ id }, sheet) => onSent({ id, sheet }),
  });
type Sending = ReturnType<typeof useSending>;
const textOf = ({ message }: Error) => message || clientTexts.failed;

type EndingProps = { checked: Sheet | undefined; isDryRun: boolean; sending: Sending; onAgain: () => void; onClose: () => void };
/** What may follow a result: for one that was only checked, the import itself. */
function Ending({ checked, isDryRun, sending, onAgain, onClose }: EndingProps) {
  return (
    <>
      <Button disabled={sending.isPending} onClick={onAgain}>
        继续导入
      </Button>
      <Button type={checked ? 'default' : 'primary'} onClick={onClose}>
        {isDryRun ? '关闭' : '完成'}
      </Button>
      {checked && (
        <Button type="primary" loading={sending.isPending} onClick={() => sending.mutate({ ...checked, isDryRun: '0' })}>
          正式导入
        </Button>
      )}
    </>
  );
}

/** By what rows that are there already are known again. */
const recognised: Partial<Record<ImportSubject, string>> = {
  department: '（按上级部门和名称识别）',
  staff: '（按手机号识别，空白单元格不修改）',
  room: '（按房源编号识别）',
};
type ChooseFileProps = { place: Place; mayUpdate: boolean; sending: Sending };
function ChooseFile({ place, mayUpdate, sending }: ChooseFileProps) {
  const [file, choose] = useState<File>();
  const [isUpdate, setUpdate] = useState(false);
  const problem = (file && problemOf(file)) ?? (sending.error ? textOf(sending.error) : undefined);
  const start = (isDryRun: Sheet['isDryRun']) => file && sending.mutate({ file, place, isUpdate: isUpdate ? '1' : '0', isDryRun });
  const take = (next: File | undefined) => {
    sending.reset();
    choose(next);
  };
  const isReady = file !== undefined && problemOf(file) === undefined;
  return (
    <div className="stack dialog-stack">
      <SheetPicker file={file} template={place} onChoose={take} />
      {problem && <Alert type="error" showIcon title={problem} />}
      {mayUpdate && (
        <Checkbox checked={isUpdate} onChange={(event) => setUpdate(event.target.checked)}>
          更新已存在的数据{recognised[place.subject]}
        </Checkbox>
      )}
      <div className="row row-end">
        <Button disabled={!isReady || sending.isPending} onClick={() => start('1')}>
          仅校验
        </Button>
        <Button type="primary" disabled={!isReady} loading={sending.isPending} onClick={() => start('0')}>
          开始导入
        </Button>
      </div>
    </div>
  );
}
