import { sumOf, unitsOf } from '@park/contract/estate/estate/area';
import { type Operation, operationKinds, room } from '@park/contract/estate/room';
import { Button, Tag } from 'antd';
import { Can } from '../../../../kit/api/access.tsx';
import { useCommand } from '../../../../kit/api/query.ts';
import { Question } from '../../../../kit/feedback/question.tsx';
import { dash, dateTime } from '../../../../kit/format.ts';
import { BeforeAfter } from './ScaleBar.tsx';
import './operation.css';

const namesOf = (parts: Operation['parents']) => parts.map(({ roomCode }) => roomCode).join('、');
const piecesOf = (parts: Operation['parents'], roomId: string | undefined) =>
  parts.map(({ id, roomCode, area }) => ({ key: id, name: roomCode, area, isCurrent: id === roomId }));

type OperationListProps = {
  operations: readonly Operation[];
  /** The room whose history is shown; it is highlighted. */
  roomId?: string;
  onUndone?: (() => void) | undefined;
};
/** Lists splits and merges with the rooms before and after; an entry on which no later change depends can be undone. */
export const OperationList = ({ operations, roomId, onUndone }: OperationListProps) => (
  <ol className="operations">
    {operations.map((operation) => (
      <li key={operation.id} className="stack" data-undone={operation.undoneAt !== null}>
        <div className="row row-between">
          <span className="row">
            <strong>{operation.onDate}</strong>
            <Tag>{operationKinds[operation.kind]}</Tag>
            {namesOf(operation.parents)} → {namesOf(operation.children)}
            {operation.undoneAt && <Tag>已撤销</Tag>}
          </span>
          <Undo operation={operation} onUndone={onUndone} />
        </div>
        <BeforeAfter
          before={piecesOf(operation.parents, roomId)}
          after={piecesOf(operation.children, roomId)}
          total={unitsOf(sumOf(operation.parents.map(({ area }) => area))) ?? 0n}
          left={0n}
        />
        <span className="muted">
          {operation.buildingName} {operation.floorName} · {dash(operation.byName)} 于 {dateTime(operation.at)} 登记
          {operation.undoneAt && ` · ${dash(operation.undoneByName)} 于 ${dateTime(operation.undoneAt)} 撤销`}
          {operation.note && ` · ${operation.note}`}
        </span>
      </li>
    ))}
  </ol>
);

type UndoProps = Pick<OperationListProps, 'onUndone'> & { operation: Operation };
function Undo({ operation: { id, kind, parents, children, undoneAt, mayUndo }, onUndone }: UndoProps) {
  const undo = useCommand(room.undo, '已撤销');
  if (undoneAt) return null;
  return (
    <Can access="room:split">
      <Question
        title={`撤销此次${operationKinds[kind]}？`}
        description={`${namesOf(parents)} 恢复，${namesOf(children)} 不再出现。`}
        okText="撤销"
        danger
        disabled={!mayUndo}
        onConfirm={() => undo.mutate({ id }, { onSuccess: () => onUndone?.() })}
      >
        <Button
          size="small"
          loading={undo.isPending}
          disabled={!mayUndo}
          {...(!mayUndo && { title: '变更后的房间已有人使用、调价或有其他操作，不能撤销' })}
        >
          撤销
        </Button>
      </Question>
    </Can>
  );
}
