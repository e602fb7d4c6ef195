import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';

/** Returns the buildings of the park as options grouped by region; needs only the right to see rooms. */
export function useBuildings() {
  const query = useQuery(ask(room.structure, {}));
  const regions = query.data ?? [];
  return {
    query,
    first: regions.flatMap(({ buildings }) => buildings)[0]?.buildingId,
    options: regions
      .filter(({ buildings }) => buildings.length > 0)
      .map(({ regionId, regionName, buildings }) => ({
        key: regionId,
        label: regionName,
        options: buildings.map(({ buildingId, buildingName }) => ({ value: buildingId, label: buildingName })),
      })),
  };
}
