import { type ProcessDetail, process } from '@park/contract/approval/process';
import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { browser } from '../../../kit/api/browser.ts';
import { saveFile } from '../../../kit/api/download.ts';
import { dash, dateTime } from '../../../kit/format.ts';
import { Copyable } from '../../../kit/page/copyable.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { ProcessStatus } from '../../../parts/flow/process-status.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';

const handlersOf = ({ handlers }: ProcessDetail) => dash([...new Set(handlers.map(({ realName }) => realName))].join('、'));

/** Shows the title, applicant and state of an application. */
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
          { key: 'applicant', label: '申请人', children: <PersonName id={of.applicantId} name={of.applicantName} /> },
          { key: 'company', label: '所属企业', children: of.companyName },
          { key: 'created', label: '发起时间', children: dateTime(of.createdDate) },
          of.endedDate
            ? { key: 'ended', label: '结束时间', children: dateTime(of.endedDate) }
            : { key: 'handlers', label: '当前处理人', children: handlersOf(of) },
        ]}
      />
    </Panel>
  );
}

/** Downloads the application as a PDF; creating it takes a moment. */
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
