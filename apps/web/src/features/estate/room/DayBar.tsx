import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { today } from '../../../kit/format.ts';
import { DaySlider } from './DaySlider.tsx';

/** Selects the day a page shows; the days on which the layout of the building changes are marked. */
export function DayBar({
  buildingId,
  value,
  onChange,
}: {
  buildingId: string;
  value: string | undefined;
  onChange: (day: string) => void;
}) {
  const { data } = useQuery(ask(room.days, { buildingId }));
  const now = data?.today ?? today();
  const marks = useMemo(() => (data?.days ?? []).map(({ day, began, ended }) => ({ day, text: changeOf(began, ended) })), [data]);
  return <DaySlider label="查看日期" value={value ?? now} today={now} marks={marks} onChange={onChange} />;
}

const changeOf = (began: number, ended: number) =>
  [began > 0 && `新增 ${began} 间`, ended > 0 && `减少 ${ended} 间`].filter(Boolean).join('，');
