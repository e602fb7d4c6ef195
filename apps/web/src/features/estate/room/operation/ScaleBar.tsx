import { areaOf } from '@park/contract/estate/estate/area';
import { square } from '../words.ts';

type Piece = { key: string | number; name: string; area: string; isMeant?: boolean };
type ScaleBarProps = {
  label: string;
  pieces: readonly Piece[];
  /** What is not given to any, in ten-thousandths. */
  left?: bigint;
  /** Part of the whole width it takes, so that two bars are of one scale. */
  share?: number;
};

/** Rooms side by side, as wide as they are large. */
const ScaleBar = ({ label, pieces, left = 0n, share = 1 }: ScaleBarProps) => (
  <div className="scale-row">
    <span className="scale-label">{label}</span>
    <ul className="scale-bar" aria-label={label} style={{ width: `${share * 100}%` }}>
      {pieces.map(({ key, name, area, isMeant = false }) => (
        <li key={key} aria-current={isMeant || undefined} style={{ flexGrow: Number(area) || 0 }} title={`${name} ${square(area || '0')}`}>
          <strong>{name}</strong>
          <span>{square(area || '0')}</span>
        </li>
      ))}
      {left > 0n && (
        <li className="scale-left" style={{ flexGrow: Number(areaOf(left)) }} title={`未分配 ${square(areaOf(left))}`}>
          <strong>未分配</strong>
          <span>{square(areaOf(left))}</span>
        </li>
      )}
    </ul>
  </div>
);

type BeforeAfterProps = { before: readonly Piece[]; after: readonly Piece[]; total: bigint; left: bigint };
/** The same floor before the day and from it on, to one scale. */
export function BeforeAfter({ before, after, total, left }: BeforeAfterProps) {
  const most = left < 0n ? total - left : total;
  const share = most === 0n ? 1 : Number(total) / Number(most);
  return (
    <div className="stack scale">
      <ScaleBar label="变更前" pieces={before} share={share} />
      <ScaleBar label="变更后" pieces={after} left={left} />
    </div>
  );
}
