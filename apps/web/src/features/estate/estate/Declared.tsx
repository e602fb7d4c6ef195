import { areaDifference, areaFigure } from '../../../parts/estate/text.ts';
import '../../../parts/estate/estate.css';

/** What rooms add up to; marked, with the difference, where the papers say something else. */
export function Declared({ counted, declared }: { counted: string; declared: string | null }) {
  const gap = areaDifference(declared, counted);
  if (!gap) return areaFigure(counted);
  return (
    <span className="differs" title={`登记 ${areaFigure(declared)} ㎡，合计 ${areaFigure(counted)} ㎡`}>
      {areaFigure(counted)}（{gap}）
    </span>
  );
}
