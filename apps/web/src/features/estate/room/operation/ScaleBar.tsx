import { areaOf } from '@park/contract/estate/estate/area';
import { square } from '../words.ts';

type Piece = { key: string | number; name: string; area: string; isCurrent?: boolean };
type ScaleBarProps = {
  label: string;
  pieces: readonly Piece[];
  /** The area not assigned to any room, in ten-thousandths. */
  left?: bigint;
  /** Width of this bar as a share of the full width, so that two bars have the same scale. */
  share?: number;
};

/** Draws rooms side by side, with widths proportional to their areas. */
const ScaleBar = ({ label, pieces, left = 0n, share = 1 }: ScaleBarProps) => (
  <div className="scale-row">
    <span className="scale-label">{label}</span>
    <ul className="scale-bar" aria-label={label} style={{ width: `${share * 100}%` }}>
      {pieces.map(({ key, name, area, isCurrent = false }) => (
        <li
          key={key}
          aria-current={isCurrent || undefined}
          style={{ flexGrow: Number(area) || 0 }}
          title={`${name} ${square(area || '0')}`}
        >
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
/** Shows the rooms as they are before the effective day and from that day on, at the same scale. */
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
