import { areaDifference, areaExact, areaFigure, areaText } from '../../../parts/estate/text.ts';
import '../../../parts/estate/estate.css';

type DeclaredProps = { counted: string; declared: string | null; isExact?: boolean };
/** Shows the area summed over rooms; marked with the difference if the declared area deviates. Forms and details show exact areas. */
export function Declared({ counted, declared, isExact = false }: DeclaredProps) {
  // the difference is never rounded to zero, because it is the reason for the mark
  const gap = areaDifference(declared, counted, isExact ? areaExact : areaText);
  const shown = isExact ? areaExact(counted) : areaFigure(counted);
  if (!gap) return shown;
  return (
    <span className="differs" title={`登记 ${areaExact(declared)} ㎡，合计 ${areaExact(counted)} ㎡`}>
      {shown}（{gap}）
    </span>
  );
}
