import { areaDifference, areaFigure } from '../../../parts/estate/text.ts';
import '../../../parts/estate/estate.css';

/** Shows the area summed over rooms; marked with the difference if the declared area deviates. */
export function Declared({ counted, declared }: { counted: string; declared: string | null }) {
  const gap = areaDifference(declared, counted);
  if (!gap) return areaFigure(counted);
  return (
    <span className="differs" title={`登记 ${areaFigure(declared)} ㎡，合计 ${areaFigure(counted)} ㎡`}>
      {areaFigure(counted)}（{gap}）
    </span>
  );
}
