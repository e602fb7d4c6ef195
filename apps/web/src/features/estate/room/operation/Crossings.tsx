import { type Crossing, claimKinds } from '@park/contract/estate/room';
import { Select } from 'antd';
import { dash } from '../../../../kit/format.ts';
import { Table } from '../../../../kit/table/table.tsx';
import { lastDay } from '../words.ts';

/** For each occupancy id, the code of the new room that takes over the occupancy. */
export type CarryTargets = Readonly<Record<string, string>>;
type CrossingsProps = {
  crossing: readonly Crossing[];
  /** The codes of the new rooms. */
  codes: readonly string[];
  carrying: CarryTargets;
  onCarry: (claimId: string, roomCode: string) => void;
};

/**
 * Lists the occupancies that span the day or begin after it, and selects the new room that takes over each one that can be carried over.
 */
export const Crossings = ({ crossing, codes, carrying, onCarry }: CrossingsProps) => (
  <Table<Crossing>
    rowKey="claimId"
    size="small"
    caption="生效日期及之后的使用情况"
    dataSource={crossing}
    columns={[
      { title: '房间', dataIndex: 'roomCode' },
      { title: '使用情况', key: 'kind', render: (_, { kind }) => claimKinds[kind] },
      { title: '租户（使用方）', key: 'who', render: (_, { companyName, holder }) => dash(companyName ?? holder) },
      { title: '期限', key: 'days', render: (_, { from, to }) => `${from} 至 ${lastDay(to)}` },
      {
        title: '处理方式',
        key: 'target',
        render: (_, { claimId, roomCode, kind, mayCarry }) =>
          mayCarry ? (
            <Select
              aria-label={`${roomCode}的${claimKinds[kind]}转到`}
              className="crossing-target"
              placeholder="选择转到的房间"
              value={codes.find((code) => code === carrying[claimId]) ?? null}
              options={codes.map((code) => ({ value: code, label: `转到 ${code}` }))}
              onChange={(code: string) => onCarry(claimId, code)}
            />
          ) : (
            <span className="field-problem">请先结束使用，或把生效日期改到结束之后</span>
          ),
      },
    ]}
  />
);

/** Returns the occupancies to carry over for the request; undefined while a choice is missing. */
export function carryInput(crossing: readonly Crossing[], codes: readonly string[], carrying: CarryTargets) {
  const carry = crossing.flatMap(({ claimId, mayCarry }) => {
    const roomCode = codes.find((code) => code === carrying[claimId]);
    return mayCarry && roomCode ? [{ claimId, roomCode }] : [];
  });
  return carry.length === crossing.length ? carry : undefined;
}

/** Returns the first day after all these occupancies have ended; undefined if there are none or if one of them has no end. */
export const freeFrom = (crossing: readonly Crossing[]): string | undefined => {
  const ends = crossing.map(({ to }) => to);
  return ends.length > 0 && ends.every((to) => to !== null) ? ends.toSorted().at(-1) : undefined;
};
