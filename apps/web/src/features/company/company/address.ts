import type { CompanyDetail } from '@park/contract/company/company';
import { dash } from '../../../kit/format.ts';

type Addressed = Pick<CompanyDetail, 'address'>;
/** Returns the floors on which a company leases rooms today, each with its rooms. */
export const roomsByFloor = ({ address }: Addressed) => [
  ...Map.groupBy(address, ({ regionName, buildingName, floorName }) => [regionName, buildingName, floorName].join(' ')),
];

/** Returns the rooms a company leases today as text, with the rooms of a floor grouped. */
export const addressText = (company: Addressed) =>
  dash(
    roomsByFloor(company)
      .map(([floor, rooms]) => `${floor} ${rooms.map(({ roomNum }) => roomNum).join('、')}`)
      .join('；'),
  );
