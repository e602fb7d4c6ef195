import type { Reply } from '@park/contract/core';
import { audit } from '@park/contract/kernel/audit';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';

/** Shows whether the sealed audit entries are intact, which part was checked, and when. */
export function ChainState() {
  const { data } = useQuery(ask(audit.check, {}));
  if (!data) return null;
  if (data.brokenSeal !== null)
    return (
      <Alert
        type="error"
        showIcon
        title={`第 ${data.brokenSeal} 段操作日志与封存时不一致，可能被改动过`}
        description="请保留现场并联系平台管理员核查数据库的访问记录。"
      />
    );
  if (data.sealedTo === null) return null;
  return (
    <Panel className="row">
      <StatusTag meaning="success">日志未被改动</StatusTag>
      <span className="muted">{checkText(data)}</span>
    </Panel>
  );
}

function checkText({ checkedAt, checkedTo, recentFrom, sealedTo }: Reply<typeof audit.check>): string {
  const all = checkedAt ? `前 ${checkedTo} 段已于 ${dateTime(checkedAt)} 全部核对` : '全部日志每天凌晨核对一次';
  if (!recentFrom) return `${all}。`;
  const recent = recentFrom === sealedTo ? recentFrom : `${recentFrom} 至 ${sealedTo}`;
  return `日志分段封存，最近的第 ${recent} 段刚刚核对过；${all}。`;
}
