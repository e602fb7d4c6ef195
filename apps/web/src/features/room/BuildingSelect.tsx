import { Select } from 'antd';
import { useId } from 'react';
import type { useBuildings } from './useBuildings.ts';

type BuildingSelectProps = {
  options: ReturnType<typeof useBuildings>['options'];
  value: string | undefined;
  disabled?: boolean;
  onChange: (buildingId: string) => void;
};
/** Which building a page is about. */
export function BuildingSelect({ value, ...props }: BuildingSelectProps) {
  const id = useId();
  return (
    <span className="row">
      <label htmlFor={id}>楼栋</label>
      <Select
        id={id}
        value={value ?? null}
        {...props}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="请选择楼栋"
        style={{ width: 240 }}
      />
    </span>
  );
}
