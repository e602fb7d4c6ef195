import type { Reply } from '@park/contract/core';
import { operationErrors, type room } from '@park/contract/estate/room';
import { Alert, Button } from 'antd';
import { useId } from 'react';
import { DayChoice } from '../../../../kit/day/day-choice.tsx';
import { dayAfter } from '../../../../kit/day/days.ts';
import { Input } from '../../../../kit/form/input.tsx';
import { today } from '../../../../kit/format.ts';
import { Panel } from '../../../../kit/page/panel.tsx';
import { type CarryTargets, Crossings, freeFrom } from './Crossings.tsx';

type Check = Reply<typeof room.mergeable>;

/** Returns the first day of the next month, on which most splits and merges take effect. */
export const nextMonth = (day: string): string => `${dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

type EffectiveDayProps = {
  onDate: string;
  note: string;
  problem: string | undefined;
  onDay: (day: string) => void;
  onNote: (note: string) => void;
};
/** Form fields for the effective day and the reason. */
export function EffectiveDayFields({ onDate, note, problem, onDay, onNote }: EffectiveDayProps) {
  const id = useId();
  const now = today();
  return (
    <Panel className="operation-when">
      <label htmlFor={id}>生效日期</label>
      <div className="row">
        <DayChoice isFixed id={id} value={onDate} min={now} onChange={(day) => day && onDay(day)} />
        <Button disabled={onDate === now} onClick={() => onDay(now)}>
          今天
        </Button>
        <Button onClick={() => onDay(nextMonth(now))}>下月 1 日</Button>
        <span className="muted">从这天起按新房间管理，之前的记录不变</span>
        {problem && (
          <span className="field-problem" role="alert">
            {problem}
          </span>
        )}
      </div>
      <label htmlFor={`${id}-note`}>备注</label>
      <Input
        id={`${id}-note`}
        value={note}
        maxLength={200}
        placeholder="选填，如：按承租方要求隔断"
        onChange={(event) => onNote(event.target.value)}
      />
    </Panel>
  );
}

/** Returns the reasons against the operation except occupancies, which are listed separately with ways to resolve them. */
const otherReasons = (check: Check | undefined): string[] =>
  (check?.reasons ?? []).filter((reason) => reason !== operationErrors.crossed.message);

/** Returns the reason why the operation is not possible yet, as one line beside the button. */
export const blockedBy = (check: Check | undefined, carry: object | undefined): string | undefined =>
  otherReasons(check)[0] ?? (check && !carry ? '请先处理生效日期之后的使用情况' : undefined);

/** Returns today, or the day a room begins if that is in the future. */
export const firstDayOf = (beginsOn: string | null | undefined): string => (beginsOn && beginsOn > today() ? beginsOn : today());

type ObstaclesProps = {
  check: Check;
  codes: readonly string[];
  carrying: CarryTargets;
  onCarry: (claimId: string, roomCode: string) => void;
  onDay: (day: string) => void;
};
/** Lists the obstacles to the operation on the chosen day, and the ways to resolve them. */
export function Obstacles({ check, codes, carrying, onCarry, onDay }: ObstaclesProps) {
  const { crossing } = check;
  const reasons = otherReasons(check);
  if (reasons.length === 0 && crossing.length === 0) return null;
  const free = freeFrom(crossing);
  return (
    <Panel className="stack">
      <div className="row row-between">
        <h2 className="panel-title">需要先处理</h2>
        {free && <Button onClick={() => onDay(free)}>改为 {free} 生效（使用结束后）</Button>}
      </div>
      {reasons.map((reason) => (
        <Alert key={reason} type="warning" showIcon title={reason} />
      ))}
      {crossing.length > 0 && <Crossings crossing={crossing} codes={codes} carrying={carrying} onCarry={onCarry} />}
    </Panel>
  );
}
