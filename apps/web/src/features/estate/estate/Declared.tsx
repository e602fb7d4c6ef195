import { areaDifference, areaExact, areaFigure, areaText } from '../../../parts/estate/text.ts';
import '../../../parts/estate/estate.css';

type DeclaredProps = { counted: string; declared: string | null; isExact?: boolean };
/**
 * Shows the sum of the areas of the rooms. If the declared area differs from the sum, the sum is marked and followed by the difference.
 * Forms and details show exact areas.
 */
export function Declared({ counted, declared, isExact = false }: DeclaredProps) {
  // even a tiny difference is not rounded to zero: the user would see a marked sum that seems to equal the declared area
  const gap = areaDifference(declared, counted, isExact ? areaExact : areaText);
  const shown = isExact ? areaExact(counted) : areaFigure(counted);
  if (!gap) return shown;
  return (
    <span className="differs" title={`登记 ${areaExact(declared)} ㎡，合计 ${areaExact(counted)} ㎡`}>
      {shown}（{gap}）
    </span>
  );
}
