import { estate } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { Choice } from '../choice.tsx';

type SelectProps = {
  /** Given by Form.Item or by the search card. */
  id?: string;
  value?: string | null | undefined;
  onChange?: (value: string | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
};
type Named = { value: string; label: string };

/** A region or building of an old address may be gone; then nothing is shown chosen. */
function Choices({ choices, isPending, value, onChange, ...select }: SelectProps & { choices: Named[]; isPending: boolean }) {
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

/** The regions of the park, in its order. */
export function RegionSelect(props: SelectProps) {
  const { data = [], isPending } = useQuery(ask(estate.regionChoices, {}));
  return <Choices {...props} isPending={isPending} choices={data.map(({ id, regionName }) => ({ value: id, label: regionName }))} />;
}

/** As many as a selector takes; a park has hundreds, not thousands. */
const most = 10_000;
export const buildingsOf = (regionId: string | undefined) => ask(estate.everyBuilding, { ...(regionId && { regionId }), pageSize: most });

/** The buildings of a region, or of the park, also those without rooms. */
export function BuildingSelect({ regionId, ...props }: SelectProps & { regionId?: string | undefined }) {
  const { data, isPending } = useQuery(buildingsOf(regionId));
  const choices = (data?.list ?? []).map(({ id, buildingName, regionName }) => ({
    value: id,
    label: regionId ? buildingName : `${regionName} ${buildingName}`,
  }));
  return <Choices {...props} isPending={isPending} choices={choices} />;
}

/** The floors of a building, from the top down; nothing to choose before there is a building. */
export function FloorSelect({ buildingId, ...props }: SelectProps & { buildingId: string | undefined }) {
  const { data = [], isFetching } = useQuery({ ...ask(estate.floors, { buildingId: buildingId ?? '' }), enabled: Boolean(buildingId) });
  const choices = buildingId ? data.map(({ id, floorName }) => ({ value: id, label: floorName })) : [];
  return <Choices {...props} isPending={isFetching} choices={choices} disabled={props.disabled === true || !buildingId} />;
}
