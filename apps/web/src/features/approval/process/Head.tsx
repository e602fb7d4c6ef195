import { type ProcessDetail, process } from '@park/contract/approval/process';
import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { browser } from '../../../kit/browser.ts';
import { Copyable } from '../../../kit/copyable.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/panel.tsx';
import { ProcessStatus } from '../../../kit/process-status.tsx';
import { saveFile } from '../../../kit/task-file.ts';

const handlersOf = ({ handlers }: ProcessDetail) => dash([...new Set(handlers.map(({ realName }) => realName))].join('、'));

/** What it is, whose it is, and how it stands. */
export function Head({ of }: { of: ProcessDetail }) {
  return (
    <Panel className="stack">
      <div className="row row-between">
        <div className="row">
          <h2 className="panel-title">{of.title}</h2>
          <ProcessStatus of={of.status} />
          {of.isAuto && <span className="muted">自动通过</span>}
        </div>
        <div className="row no-print">
          <PdfButton of={of} />
          <Button onClick={() => browser.print()}>打印</Button>
        </div>
      </div>
      <Descriptions
        column={{ xs: 1, sm: 2 }}
        items={[
          { key: 'number', label: '编号', children: <Copyable text={of.number} /> },
          { key: 'flow', label: '流程', children: of.processName },
          { key: 'applicant', label: '申请人', children: of.applicantName },
          { key: 'company', label: '所属单位', children: of.companyName },
          { key: 'created', label: '发起时间', children: dateTime(of.createdDate) },
          of.endedDate
            ? { key: 'ended', label: '结束时间', children: dateTime(of.endedDate) }
            : { key: 'handlers', label: '当前处理人', children: handlersOf(of) },
        ]}
      />
    </Panel>
  );
}

/** The application as a file to keep; it takes a moment to be set. */
function PdfButton({ of: { processInstanceId } }: { of: ProcessDetail }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveFile(process.pdf, { processInstanceId });
    setBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      下载PDF
    </Button>
  );
}
