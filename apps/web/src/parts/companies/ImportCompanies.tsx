import { intake, maxCompanies } from '@park/contract/company/intake';
import type { Reply } from '@park/contract/core';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Steps } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../kit/api/download.ts';
import { useCommand } from '../../kit/api/query.ts';
import { clientTexts } from '../../kit/api/send.ts';
import { PageModal } from '../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { problemOf, SheetPicker } from '../../kit/task/sheet-picker.tsx';
import { sendUpload } from '../../kit/upload/send.ts';

type Checked = Reply<typeof intake.check>;
type Committed = Reply<typeof intake.commit>;
const steps = [{ title: '上传文件' }, { title: '校验结果' }, { title: '完成' }];

type ImportCompaniesProps = {
  dialog: Dialog;
  /** The group to which all imported companies are added. */
  of?: { id: string; name: string };
};
/** Checks a workbook of companies and, after the user confirms, imports its valid rows. */
export function ImportCompanies({ dialog, of }: ImportCompaniesProps) {
  const [file, choose] = useState<File>();
  const check = useMutation({ mutationFn: (sent: File) => sendUpload(intake.check, [sent], of ? { groupId: of.id } : {}) });
  const commit = useCommand(intake.commit, false);
  const step = commit.data ? 2 : check.data ? 1 : 0;
  const back = () => {
    choose(undefined);
    check.reset();
    commit.reset();
  };
  const take = (next: File | undefined) => {
    check.reset();
    choose(next);
  };
  const problem = (file && problemOf(file)) ?? (check.error ? check.error.message || clientTexts.failed : undefined);
  const close = () => dialog.close();
  return (
    <PageModal
      title={of ? `导入企业到：${of.name}` : '导入企业'}
      open={dialog.open}
      width={720}
      mask={{ closable: false }}
      onCancel={close}
      footer={[
        step > 0 && (
          <Button key="back" disabled={commit.isPending} onClick={back}>
            {step === 1 ? '重新上传' : '继续导入'}
          </Button>
        ),
        step === 0 && (
          <Button
            key="check"
            type="primary"
            disabled={!file || problemOf(file) !== undefined}
            loading={check.isPending}
            onClick={() => file && check.mutate(file)}
          >
            上传并校验
          </Button>
        ),
        step === 1 && (
          <Button
            key="commit"
            type="primary"
            disabled={check.data?.successSize === 0}
            loading={commit.isPending}
            onClick={() => check.data && commit.mutate({ id: check.data.id })}
          >
            导入 {check.data?.successSize} 家企业
          </Button>
        ),
        step === 2 && (
          <Button key="close" type="primary" onClick={close}>
            完成
          </Button>
        ),
      ]}
    >
      <div className="stack dialog-stack">
        <Steps size="small" current={step} items={steps} />
        {step === 0 && <SheetPicker file={file} template={{ subject: 'company' }} maxRows={maxCompanies} onChoose={take} />}
        {step === 0 && problem && <Alert type="error" showIcon title={problem} />}
        {step === 1 && check.data && <CheckResult of={check.data} hasGroup={of !== undefined} />}
        {step === 2 && commit.data && <Outcome of={commit.data} />}
      </div>
    </PageModal>
  );
}

const columns: Column<Checked['list'][number]>[] = [
  { title: '行号', dataIndex: 'row', width: 80, render: (row: number) => `第${row}行` },
  { title: '企业名称', dataIndex: 'companyName', width: 220 },
  { title: '原因', dataIndex: 'message' },
];
const pageSize = 5;

function CheckResult({ of, hasGroup }: { of: Checked; hasGroup: boolean }) {
  const [current, show] = useState(1);
  const note = hasGroup ? '已在园区的企业只会加入分组，资料不改动。' : '尚未写入任何数据。';
  return (
    <div className="stack">
      <Alert
        type={of.errorSize ? 'warning' : 'success'}
        showIcon
        title={`校验完成：可导入 ${of.successSize} 条，失败 ${of.errorSize} 条`}
        description={of.errorSize ? `失败的数据不会导入。${note}` : note}
      />
      <div className="row">
        <Button onClick={() => void saveFile(intake.result, { id: of.id })}>下载校验结果</Button>
        {of.errorSize > 0 && <Button onClick={() => void saveFile(intake.failedRows, { id: of.id })}>下载失败数据</Button>}
      </div>
      {of.list.length > 0 && (
        <Table
          size="small"
          wraps
          rowKey="row"
          columns={columns}
          dataSource={of.list.slice((current - 1) * pageSize, current * pageSize)}
          pagination={of.list.length > pageSize && { current, pageSize, total: of.list.length, onTurn: show }}
        />
      )}
    </div>
  );
}

function Outcome({ of: { successSize, errorSize, taskId } }: { of: Committed }) {
  return (
    <Alert
      type={successSize ? 'success' : 'warning'}
      showIcon
      title={errorSize ? `成功 ${successSize} 条，失败 ${errorSize} 条` : `导入成功：共 ${successSize} 条`}
      description="新企业的超级管理员会收到短信，初始密码在短信中。"
      action={taskId && <Button onClick={() => void saveFile(intake.failedRows, { id: taskId })}>下载失败数据</Button>}
    />
  );
}
