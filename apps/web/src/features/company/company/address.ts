import type { CompanyDetail } from '@park/contract/company/company';
import { dash } from '../../../kit/format.ts';

/** Where a company sits: the rooms it leases today, those of a floor named together. */
export function addressText({ address }: Pick<CompanyDetail, 'address'>) {
  const floors = Map.groupBy(address, ({ regionName, buildingName, floorName }) => [regionName, buildingName, floorName].join(' '));
  return dash([...floors].map(([floor, rooms]) => `${floor} ${rooms.map(({ roomNum }) => roomNum).join('、')}`).join('；'));
}
