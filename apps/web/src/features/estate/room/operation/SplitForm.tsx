import { sumOf, unitsOf } from '@park/contract/estate/estate/area';
import { mostParts, type RoomDetail, room } from '@park/contract/estate/room';
import { numberOf } from '@park/contract/estate/room/number';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ask } from '../../../../kit/api/query.ts';
import { Panel } from '../../../../kit/page/panel.tsx';
import { type CarryTargets, carryInput } from './Crossings.tsx';
import { blankPart, dividedEvenly, type Part, rentableOf, restToLast, typingProblems, unassignedArea } from './division.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { Footer } from './Footer.tsx';
import { blockedBy, EffectiveDayFields, Obstacles } from './Obstacles.tsx';
import { Parts } from './Parts.tsx';
import { BeforeAfter } from './ScaleBar.tsx';
import { Sum, sumProblem } from './Sum.tsx';
import { useOperation } from './useOperation.ts';

/** Form to split a room: number, areas and codes of the new rooms, and the effective day. */
export function SplitForm({ source, firstDay }: { source: RoomDetail; firstDay: string }) {
  const [onDate, setDay] = useState(firstDay);
  const [note, setNote] = useState('');
  const [parts, setParts] = useState<readonly Part[]>([blankPart(0), blankPart(1)]);
  const [carrying, setCarrying] = useState<CarryTargets>({});
  const operation = useOperation(room.split, '拆分成功', { buildingId: source.buildingId, onDate });
  const { change } = operation;
  const { data: check } = useQuery({
    ...ask(room.mergeable, { ids: [source.id], onDate, parts: parts.length }),
    placeholderData: keepPreviousData,
  });
  const setAll = change(setParts);
  const setFrom = change(setDay);

  const codes = parts.map(({ roomCode }, at) => roomCode ?? check?.codes[at] ?? '');
  const numbers = codes.map((code) => numberOf(code, source));
  const areas = parts.map(({ area }) => area);
  const rentable = parts.map(rentableOf);
  const carry = carryInput(check?.crossing ?? [], codes, carrying);
  const problems = { ...typingProblems(parts, codes), ...operation.problems };
  const propose = () => {
    const children = parts.map(({ key: _, ...part }, at) => ({ ...part, roomCode: codes[at] ?? '' }));
    const odd = sumProblem('建筑面积', source.area, areas) ?? sumProblem('可租面积', source.rentableArea, rentable);
    void operation.propose(
      { id: source.id, version: source.version, onDate, note, children, carry: carry ?? [] },
      odd ? { children: odd } : {},
    );
  };
  return (
    <>
      <EffectiveDayFields onDate={onDate} note={note} problem={problems.onDate} onDay={setFrom} onNote={change(setNote)} />
      <Panel className="stack">
        <div className="row row-between">
          <h2 className="panel-title">拆分为 {parts.length} 间</h2>
          <div className="row">
            <Button
              disabled={parts.length >= mostParts}
              onClick={() => setAll([...parts, blankPart(Math.max(...parts.map(({ key }) => key)) + 1)])}
            >
              增加一间
            </Button>
            <Button onClick={() => setAll(dividedEvenly(parts, source))}>平均分配</Button>
            <Button onClick={() => setAll(restToLast(parts, source))}>余下面积给最后一间</Button>
          </div>
        </div>
        <Parts
          parts={parts}
          codes={codes}
          numbers={numbers}
          problems={problems}
          onChange={(at, next) => setAll(parts.map((part, place) => (place === at ? { ...part, ...next } : part)))}
          onRemove={(at) => setAll(parts.filter((_, place) => place !== at))}
        />
        <div className="row sums">
          <Sum name="建筑面积" total={source.area} areas={areas} />
          <Sum name="可租面积" total={source.rentableArea} areas={rentable} />
        </div>
        <FieldProblem text={problems.children} />
        <BeforeAfter
          before={[{ key: source.id, name: source.roomNum, area: source.area }]}
          after={parts.map(({ key, roomNum, area }, at) => ({ key, name: roomNum || numbers[at] || `第${at + 1}间`, area: sumOf([area]) }))}
          total={unitsOf(source.area) ?? 0n}
          left={unassignedArea(source.area, areas)}
        />
      </Panel>
      {check && (
        <Obstacles
          check={check}
          codes={codes.filter(Boolean)}
          carrying={carrying}
          onCarry={(claimId, code) => change(setCarrying)({ ...carrying, [claimId]: code })}
          onDay={setFrom}
        />
      )}
      <Footer verb="拆分" blocked={blockedBy(check, carry)} onPropose={propose} {...operation.footer}>
        {onDate} 起，{source.roomNum} 拆分为 {codes.join('、')}。新房间有人使用、调价或再次变更之前可以撤销。
      </Footer>
    </>
  );
}
