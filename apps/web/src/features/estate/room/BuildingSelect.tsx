import { useId } from 'react';
import { Choice } from '../../../kit/form/choice.tsx';
import type { useBuildings } from './useBuildings.ts';

type BuildingSelectProps = {
  options: ReturnType<typeof useBuildings>['options'];
  value: string | undefined;
  disabled?: boolean;
  onChange: (buildingId: string) => void;
};
/** Selects the building of a page. If the building in the address no longer exists, nothing is selected. */
export function BuildingSelect({ value, ...props }: BuildingSelectProps) {
  const id = useId();
  const isHere = props.options.some(({ options }) => options.some((one) => one.value === value));
  return (
    <span className="row">
      <label htmlFor={id}>楼栋</label>
      <Choice
        id={id}
        value={isHere ? (value as string) : null}
        {...props}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="请选择楼栋"
        style={{ width: 240 }}
      />
    </span>
  );
}
