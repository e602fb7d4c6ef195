import type { Reply } from '@park/contract/core';
import { calendar } from '@park/contract/kernel/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { HoursDialog } from './lazy.ts';
import { Months } from './Months.tsx';
import { type Day, weekdaysText } from './months.ts';
import './flow.css';

export type Year = Reply<typeof calendar.year>;

/** Working days and hours of the park; the time limits of flows count only these. */
export function CalendarTab() {
  const [year, show] = useState(() => new Date().getFullYear());
  const mayEdit = useRight('flow:update') !== undefined;
  const { data, error, refetch } = useQuery({ ...ask(calendar.year, { year }), placeholderData: keepPreviousData });
  const hours = useDialog();
  const set = useCommand(calendar.setDays, '保存成功');
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel>
        <SkeletonLines rows={10} />
      </Panel>
    );
  /**
   * A click on a day that the park has set restores the published calendar; a click on any other day turns a working day into a day off, or
   * vice versa.
   */
  const turn = ({ day, isWork, isOwn }: Day) => set.mutate({ days: [{ day, isWork: isOwn ? null : !isWork }] });
  return (
    <Panel className="stack">
      <div className="row row-between">
        <div className="row">
          <Button aria-label="上一年" onClick={() => show(year - 1)}>
            ‹
          </Button>
          <h2 className="panel-title">{year}年</h2>
          <Button aria-label="下一年" onClick={() => show(year + 1)}>
            ›
          </Button>
          <span className="muted">
            工作日 {weekdaysText(data.weekdays)}；工作时间 {dash(data.hours.map(({ from, to }) => `${from}–${to}`).join('，'))}
          </span>
        </div>
        {mayEdit && <Button onClick={hours.add}>设置工作时间</Button>}
      </div>
      {data.warning && <Alert type="warning" showIcon title={data.warning} />}
      <Months year={year} of={data} {...(mayEdit && { onTurn: turn })} />
      <span className="muted">
        {mayEdit ? '点击日期可改为上班或休息，再次点击恢复。' : ''}
        “休”为法定节假日或园区休息日，“班”为调休上班日；审批时限按工作时间计算，已开始计时的不受影响。
      </span>
      <LoadingBoundary>{hours.open && <HoursDialog dialog={hours} of={data} />}</LoadingBoundary>
    </Panel>
  );
}
