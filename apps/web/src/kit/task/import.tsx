import { type ImportSubject, task } from '@park/contract/kernel/task';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Steps } from 'antd';
import { useEffect, useState } from 'react';
import { useRemembered } from '../api/remembered.ts';
import { clientTexts } from '../api/send.ts';
import { PageModal } from '../feedback/dialog.tsx';
import type { Dialog } from '../feedback/dialog-state.ts';
import { Tabs } from '../page/tabs.tsx';
import { sendUpload } from '../upload/send.ts';
import { ImportResult, TaskProgress } from './import-result.tsx';
import { problemOf, SheetPicker } from './sheet-picker.tsx';
import { TaskList } from './task-list.tsx';
import { isOver, useTask } from './task-state.ts';

type ImportDialogProps = {
  dialog: Dialog;
  subject: ImportSubject;
  /** Name of the imported records, as in 导入部门. */
  title: string;
  companyId?: string | undefined;
  /** Allows the import to change existing records as well. */
  mayUpdate?: boolean;
  /** Domains whose lists are stale after the import; by default the domain of the subject. */
  affects?: readonly string[];
};

/** Leads through an import: template, file, progress, result. The task id is remembered, so that a reload returns to the same step. */
export function ImportDialog({ dialog, subject, title, companyId, mayUpdate = false, affects = [subject] }: ImportDialogProps) {
  const [id, remember] = useRemembered<string | null>(['import', subject, companyId].filter(Boolean).join('.'), null);
  const [sent, setSent] = useState<SentImport>();
  const sending = useSending((next) => {
    setSent(next);
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
  // only the window that uploaded the workbook still has it: after a reload, or in another window, it cannot be sent again
  const checked = data?.state === 'done' && data.isDryRun && data.done > 0 && sent?.id === data.id ? sent.sheet : undefined;
  const place = { subject, ...(companyId && { companyId }) };
  const steps = [{ title: '上传文件' }, { title: '校验并导入' }, { title: '完成' }];
  const importing = (
    <div className="stack dialog-stack">
      {/* after a check the step stays at 校验并导入, because nothing is imported yet */}
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
          <ImportActions checked={checked} isDryRun={data?.isDryRun === true} sending={sending} onAgain={again} onClose={close} />
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

/** A workbook with all options of its import, so that a checked workbook can be sent again unchanged. */
type Sheet = { file: File; place: ImportPlace; isUpdate: '0' | '1'; isDryRun: '0' | '1' };
type ImportPlace = { subject: ImportSubject; companyId?: string };
type SentImport = { id: string; sheet: Sheet };
const useSending = (onSent: (sent: SentImport) => void) =>
  useMutation({
    mutationFn: ({ file, place, ...options }: Sheet) => sendUpload(task.import, [file], { ...place, ...options }),
    onSuccess: ({ id }, sheet) => onSent({ id, sheet }),
  });
type Sending = ReturnType<typeof useSending>;
const textOf = ({ message }: Error) => message || clientTexts.failed;

type ImportActionsProps = { checked: Sheet | undefined; isDryRun: boolean; sending: Sending; onAgain: () => void; onClose: () => void };
/** Renders the actions below a result; for a check, the import itself. */
function ImportActions({ checked, isDryRun, sending, onAgain, onClose }: ImportActionsProps) {
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

/** The fields by which an import recognises existing records. */
const recognitionHints: Partial<Record<ImportSubject, string>> = {
  department: '（按上级部门和名称识别）',
  staff: '（按手机号识别，空白单元格不修改）',
  room: '（按房间编码识别）',
};
type ChooseFileProps = { place: ImportPlace; mayUpdate: boolean; sending: Sending };
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
          更新已存在的数据{recognitionHints[place.subject]}
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
