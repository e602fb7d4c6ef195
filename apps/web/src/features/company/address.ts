import type { CompanyDetail } from '@park/contract/company';
import { dash } from '../../kit/format.ts';

/** Where a company sits: the rooms it leases today. */
export const addressText = ({ address }: Pick<CompanyDetail, 'address'>) =>
  dash(
    address.map(({ regionName, buildingName, floorName, roomNum }) => [regionName, buildingName, floorName, roomNum].join(' ')).join('；'),
  );
