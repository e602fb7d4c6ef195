import { type Crossing, claimKinds } from '@park/contract/estate/room';
import { Select } from 'antd';
import { dash } from '../../../../kit/format.ts';
import { Table } from '../../../../kit/table.tsx';
import { lastDay } from '../words.ts';

/** Which room goes on with a claim, by the code it will have. */
export type Carrying = Readonly<Record<string, string>>;
type CrossingsProps = {
  crossing: readonly Crossing[];
  /** The codes of the rooms to come. */
  codes: readonly string[];
  carrying: Carrying;
  onCarry: (claimId: string, roomCode: string) => void;
};

/** What lies across the day or after it, and where it goes on, where it may. */
export const Crossings = ({ crossing, codes, carrying, onCarry }: CrossingsProps) => (
  <Table<Crossing>
    rowKey="claimId"
    size="small"
    caption="生效日期当天及之后的占用"
    dataSource={crossing}
    columns={[
      { title: '房间', dataIndex: 'roomCode' },
      { title: '占用', key: 'kind', render: (_, { kind }) => claimKinds[kind] },
      { title: '使用方', key: 'who', render: (_, { companyName, holder }) => dash(companyName ?? holder) },
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
            <span className="field-problem">请先结束此占用，或改到占用结束之后</span>
          ),
      },
    ]}
  />
);

/** What is sent of it; nothing while something is left to decide. */
export function carriedOf(crossing: readonly Crossing[], codes: readonly string[], carrying: Carrying) {
  const carry = crossing.flatMap(({ claimId, mayCarry }) => {
    const roomCode = codes.find((code) => code === carrying[claimId]);
    return mayCarry && roomCode ? [{ claimId, roomCode }] : [];
  });
  return carry.length === crossing.length ? carry : undefined;
}

/** The first day on which nothing would lie across any more, where all of it comes to an end. */
export const freeFrom = (crossing: readonly Crossing[]): string | undefined => {
  const ends = crossing.map(({ to }) => to);
  return ends.length > 0 && ends.every((to) => to !== null) ? ends.toSorted().at(-1) : undefined;
};
