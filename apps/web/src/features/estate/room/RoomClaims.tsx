import { type Claim, type ClaimKind, claimKinds, claimStates, type Room, room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { StateTag, StatusTag, statesOf } from '../../../kit/feedback/status.tsx';
import { dash, dateTime, today } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { daysText } from '../../../parts/estate/text.ts';
import type { ClaimChange } from './ChangeClaim.tsx';
import { ChangeClaim, ClaimForm } from './lazy.ts';

const states = statesOf(claimStates, { coming: 'warning', current: 'processing', past: 'default', cancelled: 'default' });
const maxClaims = 100;

/** Lists past, current and future occupancies of the room; those entered by hand can be edited here. */
export function RoomClaims({ room: of }: { room: Room }) {
  const { data, error, refetch } = useQuery(ask(room.claims, { roomId: of.id, pageSize: maxClaims }));
  const mayClaim = useRight('room:claim') !== undefined;
  const isThere = of.endsOn === null || of.endsOn > today();
  const adding = useDialog<ClaimKind>();
  const changing = useDialog<{ claim: Claim; change: ClaimChange }>();
  const openChange = (claim: Claim) => (change: ClaimChange) => changing.edit({ claim, change });
  return (
    <div className="stack">
      {mayClaim && isThere && (
        <div className="row">
          {Object.entries(claimKinds).map(([kind, name]) => (
            <Button key={kind} size="small" onClick={() => adding.edit(kind as ClaimKind)}>
              登记{name}
            </Button>
          ))}
        </div>
      )}
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines rows={3} />}
      {data && (
        <Table<Claim>
          rowKey="id"
          size="small"
          dataSource={data.list}
          empty="暂无租赁记录，一直空置"
          columns={[
            ...columns,
            ...(mayClaim
              ? [{ title: '操作', key: 'actions', render: (_: unknown, row: Claim) => <Actions of={row} onDo={openChange(row)} /> }]
              : []),
          ]}
        />
      )}
      <LoadingBoundary>
        {adding.row && <ClaimForm key={adding.row} dialog={adding} room={of} kind={adding.row} />}
        {changing.row && (
          <ChangeClaim
            key={`${changing.row.claim.id} ${changing.row.change} ${changing.row.claim.version}`}
            dialog={changing}
            of={changing.row.claim}
            change={changing.row.change}
          />
        )}
      </LoadingBoundary>
    </div>
  );
}

const columns: Column<Claim>[] = [
  { title: '类型', dataIndex: 'kind', render: (_, { kind }) => claimKinds[kind] },
  {
    title: '租户（使用方）',
    key: 'who',
    width: 160,
    ellipsis: true,
    render: (_, { companyName, holder, note }) => <span title={note ?? ''}>{dash(companyName ?? holder)}</span>,
  },
  { title: '期限', key: 'days', render: (_, row) => <Term of={row} /> },
  {
    title: '状态',
    dataIndex: 'state',
    render: (_, { state, leavingOn }) =>
      leavingOn && state === 'current' ? <StatusTag meaning="warning">退租中</StatusTag> : <StateTag states={states} value={state} />,
  },
];

function Term({ of: { kind, from, to, expiresAt, leavingOn, state, daysLeft } }: { of: Claim }) {
  const isOn = state === 'current' || state === 'coming';
  // an unconfirmed hold expires at its deadline, whatever its planned end
  const lapses = kind === 'hold' && expiresAt && isOn;
  return (
    <span>
      {lapses ? `${from} 至 ${dateTime(expiresAt)}` : daysText(from, to)}
      {isOn && leavingOn && <span className="muted"> {leavingOn} 空出</span>}
      {state === 'current' && !leavingOn && !lapses && daysLeft !== null && <span className="muted"> 剩 {daysLeft} 天</span>}
    </span>
  );
}

function Actions({ of: { kind, state, source, leavingOn }, onDo }: { of: Claim; onDo: (change: ClaimChange) => void }) {
  if (state === 'past' || state === 'cancelled') return '--';
  if (source !== 'manual') return <span className="muted">由其他业务登记</span>;
  const link = (change: ClaimChange, text: string, danger = false) => (
    <Button type="link" size="small" danger={danger} onClick={() => onDo(change)}>
      {text}
    </Button>
  );
  return (
    <span className="row row-actions">
      {link('extend', '延期')}
      {kind === 'lease' && link('leave', leavingOn ? '改退租' : '退租')}
      {link('edit', '修改')}
      {link('end', '结束', true)}
    </span>
  );
}
