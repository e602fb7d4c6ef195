import { domain } from '../core.ts';
import { cardCalls } from './staff/card.ts';
import { leavingCalls } from './staff/leaving.ts';
import { staffSheetCalls } from './staff/sheet.ts';

export { type Holding, Staff, staffErrors, staffTexts } from './staff/model.ts';

export const staff = domain('staff', {
  title: '员工',
  labels: {
    companyRoleIdList: '企业角色',
    email: '邮箱',
    heirs: '交接给',
    isCompanyAdmin: '设为管理员',
    isShow: '显示',
    isUpdate: '更新已有数据',
    orgOrderNum: '排序',
    position: '职位',
    removedUserId: '离职的员工',
    setManager: '原管理员保留管理权限',
    setUserId: '移交给',
    sex: '性别',
  },
  imports: { staff: 'staff:create' },
  exports: { staff: 'book:read', parkStaff: 'book:read' },
  calls: { ...cardCalls, ...leavingCalls, ...staffSheetCalls },
});
