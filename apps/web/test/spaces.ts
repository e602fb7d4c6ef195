import type { park, SpaceRow } from '@park/contract/company/park';
import type { Reply } from '@park/contract/core';
import { idOf } from './people.ts';

export const spaceOf = (name: string, values: Partial<SpaceRow> = {}): SpaceRow => ({
  id: idOf(name),
  name,
  projectCode: 'xinghe',
  enableFlag: 1,
  operatorCompanyName: `${name}公司`,
  parkNum: 1,
  version: 1,
  createdDate: '2026-03-02T01:00:00.000Z',
  operatorName: '江一帆',
  operatorPhone: '137****9001',
  operatorState: 'active',
  expiresDate: null,
  ...values,
});

type ParkRow = Reply<typeof park.list>['list'][number];
export const parkOf = (name: string, values: Partial<ParkRow> = {}): ParkRow => ({
  ...{ id: idOf(name), parkId: idOf(name), name, parkName: name, areaId: idOf('星河空间'), areaName: '星河空间', enableFlag: 1 },
  ...{ companyId: idOf('运营公司'), companyName: '运营公司', createdDate: '2026-03-02T01:00:00.000Z', companyNum: 12, version: 1 },
  ...values,
});

type Card = Reply<typeof park.card>;
export const parkCardOf = (name: string, values: Partial<Card> = {}): Card => ({
  ...{ id: idOf(name), name, areaName: '星河空间', contactName: null, contactPhone: null, address: null, longitude: null, latitude: null },
  ...{ area: null, intro: null, logo: null, version: 1 },
  ...values,
});
