import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { type FloorRow, type Insert, missingFloors, rangeProblem } from './floors.ts';

/** Adds many floors at once, for example from -1 to 12. Existing floors are kept. */
export function FloorRange({ rows, onMake }: { rows: readonly FloorRow[]; onMake: (inserts: Insert[]) => void }) {
  const [from, setFrom] = useState<number | null>(1);
  const [to, setTo] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const make = () => {
    const found = rangeProblem(from, to);
    setProblem(found);
    if (!found && from !== null && to !== null) onMake(missingFloors(rows, from, to));
  };
  const box = {
    precision: 0,
    min: -20,
    max: 200,
    controls: false,
    onPressEnter: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  return (
    <div className="row floor-range">
      <span>从</span>
      <InputNumber {...box} aria-label="起始楼层" value={from} onChange={setFrom} placeholder="-1" />
      <span>到</span>
      <InputNumber {...box} aria-label="结束楼层" value={to} onChange={setTo} placeholder="12" />
      <span>层</span>
      <Button onClick={make}>批量生成</Button>
      <span className="muted">地下楼层用负数，没有 0 层；已有的楼层保持不变</span>
      {problem && (
        <span className="floor-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
