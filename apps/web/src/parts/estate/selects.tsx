import { estate } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api/query.ts';
import { Choice } from '../../kit/form/choice.tsx';

type SelectProps = {
  /** Supplied by Form.Item or by the search card. */
  id?: string;
  value?: string | null | undefined;
  onChange?: (value: string | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
};
type ChoiceOption = { value: string; label: string };

/** Renders a selector of named records. An old address may name a deleted region or building; the selector is then empty. */
function Choices({ choices, isPending, value, onChange, ...select }: SelectProps & { choices: ChoiceOption[]; isPending: boolean }) {
  return (
    <Choice<string>
      {...select}
      value={choices.some((choice) => choice.value === value) ? (value as string) : null}
      onChange={(next) => onChange?.(next)}
      loading={isPending}
      options={choices}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={isPending ? '加载中…' : '未找到匹配的数据'}
    />
  );
}

/** Selects a region of the park, in the order of the park. */
export function RegionSelect(props: SelectProps) {
  const { data = [], isPending } = useQuery(ask(estate.regionChoices, {}));
  return <Choices {...props} isPending={isPending} choices={data.map(({ id, regionName }) => ({ value: id, label: regionName }))} />;
}

/** Maximum number of buildings in a selector; a park has hundreds of buildings, not thousands. */
const maxBuildings = 10_000;
export const buildingsOf = (regionId: string | undefined) =>
  ask(estate.everyBuilding, { ...(regionId && { regionId }), pageSize: maxBuildings });

/** Selects a building of a region or of the park, including buildings without rooms. */
export function BuildingSelect({ regionId, ...props }: SelectProps & { regionId?: string | undefined }) {
  const { data, isPending } = useQuery(buildingsOf(regionId));
  const choices = (data?.list ?? []).map(({ id, buildingName, regionName }) => ({
    value: id,
    label: regionId ? buildingName : `${regionName} ${buildingName}`,
  }));
  return <Choices {...props} isPending={isPending} choices={choices} />;
}

/** Selects a floor of a building, top floor first; empty until a building is selected. */
export function FloorSelect({ buildingId, ...props }: SelectProps & { buildingId: string | undefined }) {
  const { data = [], isFetching } = useQuery({ ...ask(estate.floors, { buildingId: buildingId ?? '' }), enabled: Boolean(buildingId) });
  const choices = buildingId ? data.map(({ id, floorName }) => ({ value: id, label: floorName })) : [];
  return <Choices {...props} isPending={isFetching} choices={choices} disabled={props.disabled === true || !buildingId} />;
}
