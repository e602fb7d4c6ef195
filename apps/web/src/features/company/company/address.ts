import type { CompanyDetail } from '@park/contract/company/company';
import { dash } from '../../../kit/format.ts';

/** Returns the rooms a company leases today as text, with the rooms of a floor grouped. */
export function addressText({ address }: Pick<CompanyDetail, 'address'>) {
  const floors = Map.groupBy(address, ({ regionName, buildingName, floorName }) => [regionName, buildingName, floorName].join(' '));
  return dash([...floors].map(([floor, rooms]) => `${floor} ${rooms.map(({ roomNum }) => roomNum).join('、')}`).join('；'));
}
