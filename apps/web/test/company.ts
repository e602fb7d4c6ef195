import { type CompanyDetail, ownFields } from '@park/contract/company/company';
import { idOf } from './people.ts';

/** A company that the user may edit, for tests. */
export const sampleCompany: CompanyDetail = {
  companyId: idOf('云启科技'),
  companyName: '云启科技有限公司',
  creditCode: '91310000MA1FL00001',
  compType: '0',
  normalContactName: '林晓峰',
  normalContactPhone: '138****1001',
  isEnable: 1,
  isActivated: 1,
  staffNum: 26,
  createdDate: '2025-01-01T00:00:00Z',
  companyLogoUrl: `/smartop/portal/file/read/${idOf('标志')}`,
  superAdminId: idOf('林晓峰'),
  superAdminName: '林晓峰',
  superAdminPhone: '138****1001',
  settingTime: '2025-03-31T16:30:00Z',
  version: 4,
  tenantId: idOf('星河'),
  tenantName: '星河产业运营',
  remark: '做园区软件',
  address: [{ roomId: idOf('502'), roomCode: 'A-502', regionName: '一期', buildingName: '3号楼', floorName: '5层', roomNum: '502' }],
  extValues: { website: 'yunqi.example', industry_tag: '人工智能' },
  parks: [{ parkId: idOf('智谷'), parkName: '星河智谷', relation: 'settled', joinedDate: '2025-01-01T00:00:00Z' }],
  editable: [...ownFields],
  activates: null,
  activatesDate: null,
  attributes: [],
  groups: [],
  mayChooseContact: true,
};
