import { type Crossing, claimKinds } from '@park/contract/room';
import { Select } from 'antd';
import { dash } from '../../../kit/format.ts';
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
  <table className="crossings">
    <caption>生效日期当天及之后的占用</caption>
    <thead>
      <tr>
        <th scope="col">房间</th>
        <th scope="col">占用</th>
        <th scope="col">使用方</th>
        <th scope="col">期限</th>
        <th scope="col">处理方式</th>
      </tr>
    </thead>
    <tbody>
      {crossing.map(({ claimId, roomCode, kind, companyName, holder, from, to, mayCarry }) => (
        <tr key={claimId}>
          <td>{roomCode}</td>
          <td>{claimKinds[kind]}</td>
          <td>{dash(companyName ?? holder)}</td>
          <td>
            {from} 至 {lastDay(to)}
          </td>
          <td>
            {mayCarry ? (
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
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
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
