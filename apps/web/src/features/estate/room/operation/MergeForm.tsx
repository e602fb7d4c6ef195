import type { Reply } from '@park/contract/core';
import { sumOf, unitsOf } from '@park/contract/estate/estate/area';
import { mostParts, room } from '@park/contract/estate/room';
import { numberOf } from '@park/contract/estate/room/number';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { ask } from '../../../../kit/api/query.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { Panel } from '../../../../kit/page/panel.tsx';
import { square } from '../words.ts';
import { type CarryTargets, carryInput } from './Crossings.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { FloorRooms } from './FloorRooms.tsx';
import { Footer } from './Footer.tsx';
import { blockedBy, EffectiveDayFields, Obstacles } from './Obstacles.tsx';
import { OperationList } from './OperationList.tsx';
import { BeforeAfter } from './ScaleBar.tsx';
import { TextCell } from './TextCell.tsx';
import { useOperation } from './useOperation.ts';

type MergeFormProps = {
  /** The building with its rooms on the effective day. */
  board: Reply<typeof room.board>;
  onDate: string;
  onDay: (day: string) => void;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  building: ReactNode;
};
/** Form to merge rooms of a floor: the user selects the rooms, describes the new room, and chooses the effective day. */
export function MergeForm({ board: { buildingId, floors }, onDate, onDay, chosen, onChoose, building }: MergeFormProps) {
  const id = useId();
  const [floorId, setFloor] = useState<string>();
  const [note, setNote] = useState('');
  const [child, setChild] = useState<{ roomCode?: string; roomNum?: string; usableArea?: string }>({});
  const [carrying, setCarrying] = useState<CarryTargets>({});
  const operation = useOperation(room.merge, '合并成功', { buildingId, onDate });
  const { problems, change } = operation;
  const floor =
    floors.find((one) => one.floorId === floorId) ??
    floors.find(({ rooms }) => rooms.some((one) => chosen.includes(one.id))) ??
    floors.find(({ rooms }) => rooms.length > 1);
  const parents = chosen.flatMap((one) => floor?.rooms.find((other) => other.id === one) ?? []);
  const ids = parents.map((one) => one.id);
  const { data: check } = useQuery({
    ...ask(room.mergeable, { ids, onDate }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const flip = (one: string) => change(onChoose)(chosen.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]);

  const roomCode = child.roomCode ?? check?.codes[0] ?? '';
  const roomNum = child.roomNum ?? '';
  const proposedNum = parents[0] ? numberOf(roomCode, parents[0]) : roomCode;
  const usableArea = child.usableArea ?? check?.usableArea ?? '';
  const area = sumOf(parents.map((one) => one.area));
  const crossing = ids.length > 0 ? (check?.crossing ?? []) : [];
  // a merge has only one new room that can take over the occupancies
  const targets = Object.fromEntries(crossing.filter(({ mayCarry }) => mayCarry).map(({ claimId }) => [claimId, roomCode]));
  const carry = carryInput(crossing, [roomCode], { ...targets, ...carrying });
  const propose = () => {
    const rooms = parents.map((one) => ({ id: one.id, version: one.version }));
    void operation.propose({ rooms, onDate, note, child: { roomCode, roomNum, usableArea }, carry: carry ?? [] });
  };
  return (
    <div className="stack operation-page">
      <EffectiveDayFields onDate={onDate} note={note} problem={problems.onDate} onDay={change(onDay)} onNote={change(setNote)} />
      <Panel className="stack">
        <div className="row">
          {building}
          <span className="row">
            <label htmlFor={id}>楼层</label>
            <Select
              id={id}
              className="floor-choice"
              value={floor?.floorId ?? null}
              placeholder="请选择楼层"
              options={floors.map((one) => ({ value: one.floorId, label: `${one.floorName}（${one.rooms.length} 间）` }))}
              onChange={(next: string) => {
                setFloor(next);
                change(onChoose)([]);
              }}
            />
          </span>
          <span className="muted">点击选择同一楼层要合并的房间，最多 {mostParts} 间</span>
        </div>
        {floor && floor.rooms.length > 0 ? (
          <FloorRooms floor={floor} chosen={ids} onFlip={flip} />
        ) : (
          <EmptyState kind="none" text="此日该楼层没有房间" />
        )}
        <FieldProblem text={problems.rooms} />
      </Panel>
      {parents.length > 1 && (
        <Panel className="stack">
          <h2 className="panel-title">
            {parents.length} 间合并为 1 间，建筑面积 {square(area)}，可租面积 {square(sumOf(parents.map((one) => one.rentableArea)))}
          </h2>
          <div className="merged">
            {(
              [
                ['roomCode', '房间编码', roomCode, ''],
                ['roomNum', '门牌号', roomNum, proposedNum || '同编码'],
                ['usableArea', '使用面积（㎡）', usableArea, '选填'],
              ] as const
            ).map(([name, label, value, placeholder]) => (
              <div key={name}>
                <span className="muted">{label}</span>
                <TextCell
                  label={label}
                  value={value}
                  placeholder={placeholder}
                  maxLength={30}
                  problem={problems[`child.${name}`]}
                  onChange={(text) => change(setChild)({ ...child, [name]: text })}
                />
              </div>
            ))}
          </div>
          <BeforeAfter
            before={parents.map((one) => ({ key: one.id, name: one.roomNum, area: one.area }))}
            after={[{ key: 'child', name: roomNum || proposedNum || '新房间', area }]}
            total={unitsOf(area) ?? 0n}
            left={0n}
          />
        </Panel>
      )}
      {check && ids.length > 0 && (
        <Obstacles
          check={check}
          codes={roomCode ? [roomCode] : []}
          carrying={{ ...targets, ...carrying }}
          onCarry={(claimId, code) => change(setCarrying)({ ...carrying, [claimId]: code })}
          onDay={change(onDay)}
        />
      )}
      {floor && <FloorHistory buildingId={buildingId} floorId={floor.floorId} />}
      <Footer
        verb="合并"
        blocked={parents.length < 2 ? '请至少选择 2 个房间' : blockedBy(check, carry)}
        onPropose={propose}
        {...operation.footer}
      >
        {onDate} 起，{parents.map((one) => one.roomNum).join('、')} 合并为 {roomNum || proposedNum}
        。新房间有人使用、调价或再次变更之前可以撤销。
      </Footer>
    </div>
  );
}

/** Lists earlier splits and merges on the floor. */
function FloorHistory({ buildingId, floorId }: { buildingId: string; floorId: string }) {
  const { data } = useQuery(ask(room.operations, { buildingId, floorId, pageSize: 5 }));
  if (!data?.total) return null;
  return (
    <Panel className="stack">
      <h2 className="panel-title">此楼层最近的拆分与合并</h2>
      <OperationList operations={data.list} />
    </Panel>
  );
}
