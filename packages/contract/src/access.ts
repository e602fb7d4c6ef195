/** Every right a call may ask for. A node of the manifest below must grant each of them. */
export const permissions = [
  'book:read',
  'department:create',
  'department:update',
  'department:delete',
  'staff:create',
  'staff:update',
  'staff:remove',
  'staff:admin',
  'staff:handover',
  'extend:update',
  'role:read',
  'role:update',
  'role:assign',
  'role:grant',
  'parkRole:read',
  'parkRole:update',
  'parkRole:assign',
  'parkRole:grant',
  'innerRole:read',
  'innerRole:update',
  'innerRole:grant',
  'menu:read',
  'menu:update',
  'menu:switch',
  'authorisation:read',
  'authorisation:assign',
  'permission:explain',
  'run:read',
  'company:read',
  'company:complete',
  'company:update',
  'audit:read',
  'outbox:read',
  'outbox:update',
  'config:read',
  'config:update',
  'space:read',
  'space:update',
  'park:update',
] as const;
export type Permission = (typeof permissions)[number];

/** P platform, O operating body, A assisting organisation, C administrator of a settled company, M its members. */
export type Side = 'P' | 'O' | 'A' | 'C' | 'M';
/** How far a right goes: the own company, every company of the park, or the platform's own rows. */
export type Reach = 'own' | 'park' | 'platform';
export type Button = { name: string; sides: string; grants: readonly Permission[]; superOnly?: boolean };
export type Page = {
  code: string;
  name: string;
  route: string;
  /** Without it the page shows 暂未开放, is in no menu and its route is not listed. */
  built?: boolean;
  sides?: string;
  grants?: readonly Permission[];
  btn?: Readonly<Record<string, Button>>;
};
export type Group = { code: string; name: string; icon: string; sides: string; reach?: 'own'; superOnly?: boolean; pages: readonly Page[] };
export type Tab = { code: string; name: string; icon: string; groups: readonly Group[]; subLevel?: 1 };

const button = (name: string, sides: string, ...grants: Permission[]): Button => ({ name, sides, grants });

/**
 * The one manifest: header tab > group in the side menu > page > button. The menu tree, the rights and the routes are
 * read off it. Codes are kept for good once given, since grants of customers refer to them.
 */
export const manifest: readonly Tab[] = [
  {
    code: 'M1000',
    name: '工作台',
    icon: 'home',
    groups: [
      {
        code: 'M1000001',
        name: '首页',
        icon: 'home',
        sides: 'POACM',
        pages: [
          { code: 'M1000001001', name: '首页', route: '/home', built: true },
          { code: 'M1000001002', name: '爱集首页', route: '/aijihome', built: true },
        ],
      },
      {
        code: 'M1000002',
        name: '待办',
        icon: 'todo',
        sides: 'OACM',
        pages: [{ code: 'M1000002001', name: '待办事项', route: '/notice/todolist' }],
      },
      {
        code: 'M1000003',
        name: '已办',
        icon: 'done',
        sides: 'OACM',
        pages: [{ code: 'M1000003001', name: '已办事项', route: '/notice/donelist' }],
      },
      {
        code: 'M1000004',
        name: '消息',
        icon: 'bell',
        sides: 'OACM',
        pages: [
          { code: 'M1000004001', name: '服务消息', route: '/notice/serve' },
          { code: 'M1000004002', name: '系统消息', route: '/notice/system' },
          { code: 'M1000004003', name: '圈子消息', route: '/notice/circle' },
        ],
      },
      {
        code: 'M1000005',
        name: '企业公告',
        icon: 'notice',
        sides: 'OACM',
        pages: [{ code: 'M1000005001', name: '企业公告', route: '/notice/enterpriseNotice' }],
      },
      {
        code: 'M1000006',
        name: '企业首页',
        icon: 'company',
        sides: 'C',
        pages: [{ code: 'M1000006001', name: '企业首页', route: '/company/companyHome' }],
      },
    ],
  },
  {
    code: 'M1004',
    name: '园区管理',
    icon: 'park',
    groups: [
      {
        code: 'M1004002',
        name: '房产资源',
        icon: 'building',
        sides: 'OA',
        pages: [
          { code: 'M1004002001', name: '区域设置', route: '/platform/housing/areasetting' },
          { code: 'M1004002002', name: '楼栋设置', route: '/platform/housing/buildsetting' },
          { code: 'M1004002003', name: '房源列表', route: '/platform/housing/housebill' },
        ],
      },
      {
        code: 'M1004003',
        name: '单位管理',
        icon: 'company',
        sides: 'OA',
        pages: [
          {
            code: 'M1004003001',
            name: '单位账号',
            route: '/platform/organisation/companyAccount',
            grants: ['company:read', 'book:read'],
            btn: {
              edit: button('编辑单位', 'O', 'company:update'),
              department: button('维护单位组织架构', 'O', 'department:create', 'department:update', 'department:delete', 'staff:update'),
              staff: button('维护单位人员', 'O', 'staff:create', 'staff:remove'),
              admin: button('设置单位管理员', 'O', 'staff:admin', 'staff:handover'),
            },
          },
          { code: 'M1004003002', name: '迁出单位', route: '/platform/organisation/moveoutcompany' },
          { code: 'M1004003003', name: '单位分组', route: '/platform/organisation/companyGroup' },
          {
            code: 'M1004003004',
            name: '内置角色',
            route: '/platform/organisation/inRole',
            built: true,
            grants: ['innerRole:read', 'role:read'],
            btn: {
              edit: button('编辑内置角色', 'O', 'innerRole:update'),
              grant: button('配置权限', 'O', 'innerRole:grant'),
            },
          },
        ],
      },
      {
        code: 'M1004004',
        name: '园区用户',
        icon: 'people',
        sides: 'OA',
        pages: [
          { code: 'M1004004001', name: '园区用户列表', route: '/platform/parkuser/parkuserlist' },
          { code: 'M1004004002', name: '园区用户分组', route: '/platform/parkuser/parkUserGroup' },
        ],
      },
      {
        code: 'M1004005',
        name: '网格管理',
        icon: 'grid',
        sides: 'OA',
        pages: [
          { code: 'M1004005001', name: '网格设置', route: '/platform/grid/gridSetting' },
          { code: 'M1004005002', name: '通用网格设置', route: '/platform/grid/commonGridSetting' },
        ],
      },
      {
        code: 'M1004001Y',
        name: '项目运营管理员',
        icon: 'admin',
        sides: 'O',
        pages: [{ code: 'M1004001Y001', name: '项目运营管理员', route: '/system/manager' }],
      },
      {
        code: 'M1004006',
        name: '角色与授权',
        icon: 'role',
        sides: 'O',
        pages: [
          {
            code: 'M1004006001',
            name: '主运营角色管理',
            route: '/operation/mainRoleManage',
            built: true,
            grants: ['parkRole:read'],
            btn: {
              edit: button('编辑角色', 'O', 'parkRole:update'),
              assign: button('设置关联用户', 'O', 'parkRole:assign'),
              grant: button('配置权限', 'O', 'parkRole:grant'),
              explain: button('权限查询', 'O', 'permission:explain'),
              switch: button('菜单开关', 'O', 'menu:switch'),
            },
          },
          {
            code: 'M1004006002',
            name: '协管角色管理',
            route: '/operation/assistRoleManage',
            built: true,
            grants: ['parkRole:read'],
            btn: {
              edit: button('编辑角色', 'O', 'parkRole:update'),
              assign: button('设置关联用户', 'O', 'parkRole:assign'),
              grant: button('配置权限', 'O', 'parkRole:grant'),
            },
          },
          {
            code: 'M1004006003',
            name: '项目授权',
            route: '/system/projectAuth',
            built: true,
            grants: ['authorisation:read'],
            btn: {
              assign: button('设置授权', 'O', 'authorisation:assign'),
            },
          },
        ],
      },
      {
        code: 'M1004007',
        name: '项目设置',
        icon: 'setting',
        sides: 'O',
        pages: [
          {
            code: 'M1004007001',
            name: '信息设置',
            route: '/spaceManage/infoSetting',
            btn: { edit: button('编辑', 'O', 'park:update') },
          },
          {
            code: 'M1004007002',
            name: '企业扩展字段',
            route: '/spaceManage/enterpriseextend',
            built: true,
            btn: { edit: button('编辑', 'O', 'extend:update') },
          },
          {
            code: 'M1004007003',
            name: '开放企业扩展字段',
            route: '/spaceManage/openenterpriseextend',
            built: true,
            btn: { edit: button('编辑', 'O', 'extend:update') },
          },
        ],
      },
      {
        code: 'M1004008',
        name: '账号与消息',
        icon: 'account',
        sides: 'O',
        pages: [
          { code: 'M1004008001', name: '平台单位账号', route: '/operation/operationList' },
          { code: 'M1004008002', name: '用户账号', route: '/operation/userAccount' },
          { code: 'M1004008003', name: '短信列表', route: '/operation/messageManage/shortMsgList' },
          { code: 'M1004008004', name: '消息列表', route: '/operation/messageManage/msglist' },
        ],
      },
      {
        code: 'M1004009',
        name: '操作日志',
        icon: 'audit',
        sides: 'O',
        pages: [{ code: 'M1004009001', name: '操作日志', route: '/operation/auditLog', built: true, grants: ['audit:read'] }],
      },
    ],
  },
  {
    code: 'M1002',
    name: '企业与租赁',
    icon: 'lease',
    groups: [
      {
        code: 'M1002001',
        name: '企业档案',
        icon: 'company',
        sides: 'OA',
        pages: [
          { code: 'M1002001001', name: '企业360画像', route: '/CompanyManager/customerresearch' },
          { code: 'M1002001002', name: '企业账号', route: '/CompanyManager/customeraccount' },
          { code: 'M1002001003', name: '企业配置', route: '/CompanyManager/companyDeploy' },
          { code: 'M1002001004', name: '临时企业', route: '/CompanyManager/tempCorp' },
          { code: 'M1002001005', name: '单位属性', route: '/CompanyManager/orgAttribute' },
          { code: 'M1002001006', name: '第三方单位信息', route: '/operation/thirdCompanyInfo' },
        ],
      },
      {
        code: 'M1002002',
        name: '合同管理',
        icon: 'lease',
        sides: 'O',
        pages: [{ code: 'M1002002001', name: '合同列表', route: '/contract/list' }],
      },
      {
        code: 'M1002003',
        name: '合同台账',
        icon: 'ledger',
        sides: 'O',
        pages: [
          { code: 'M1002003001', name: '合同台账', route: '/rcContract/list' },
          { code: 'M1002003002', name: '付款计划', route: '/rcContract/paymentPlan' },
        ],
      },
      {
        code: 'M1002004',
        name: '合同配置',
        icon: 'setting',
        sides: 'O',
        pages: [
          { code: 'M1002004001', name: '合同类型', route: '/rcContract/contractType' },
          { code: 'M1002004002', name: '合同来源', route: '/rcContract/contractSource' },
          { code: 'M1002004003', name: '合同相对方', route: '/rcContract/contractParty' },
          { code: 'M1002004004', name: '付款方式', route: '/rcContract/paymentMethod' },
        ],
      },
      {
        code: 'M1002005',
        name: '核算配置',
        icon: 'money',
        sides: 'O',
        pages: [{ code: 'M1002005001', name: '核算配置', route: '/accounting/config' }],
      },
    ],
  },
  {
    code: 'M1008',
    name: '园区服务',
    icon: 'service',
    groups: [
      {
        code: 'M1008001',
        name: '会议室',
        icon: 'meeting',
        sides: 'OACM',
        pages: [
          { code: 'M1008001001', name: '会议室资源列表', route: '/boardroom/boardroommanage', sides: 'OA' },
          { code: 'M1008001002', name: '预订订单列表', route: '/boardroom/orderlist' },
          { code: 'M1008001003', name: '预订信息', route: '/boardroom/orderinfor' },
          { code: 'M1008001004', name: '基础设置', route: '/boardroom/serviceset', sides: 'OA' },
          { code: 'M1008001005', name: '会议室缴费', route: '/boardroom/payInfo', sides: 'OA' },
        ],
      },
      {
        code: 'M1008002',
        name: '物业报修',
        icon: 'repair',
        sides: 'OACM',
        pages: [
          { code: 'M1008002001', name: '物业报修列表', route: '/repair/propertymanagementlist' },
          { code: 'M1008002002', name: '报修基础设置', route: '/repair/propertybasicset', sides: 'OA' },
        ],
      },
      {
        code: 'M1008003',
        name: '访客通行',
        icon: 'visitor',
        sides: 'OACM',
        pages: [
          { code: 'M1008003001', name: '邀请人列表', route: '/inside/visitorManage/inviterlist' },
          { code: 'M1008003002', name: '访客申请', route: '/inside/visitorManage/visitorApplyFor' },
          { code: 'M1008003003', name: '访客登记列表', route: '/inside/visitorManage/visiterregistlist', sides: 'OA' },
          { code: 'M1008003004', name: '通行码', route: '/inside/visitorManage/passCode' },
        ],
      },
      {
        code: 'M1008004',
        name: '装修管理',
        icon: 'decoration',
        sides: 'OAC',
        pages: [{ code: 'M1008004001', name: '装修管理', route: '/decoration/list' }],
      },
      {
        code: 'M1008005',
        name: '公共服务',
        icon: 'service',
        sides: 'OCM',
        pages: [
          { code: 'M1008005001', name: '政务服务管理', route: '/service/politics/admin', sides: 'O' },
          { code: 'M1008005002', name: '政务服务申请记录', route: '/service/politics/applyRecord' },
          { code: 'M1008005003', name: '教育服务管理', route: '/service/education/admin', sides: 'O' },
          { code: 'M1008005004', name: '教育服务申请记录', route: '/service/education/applyRecord' },
          { code: 'M1008005005', name: '人才服务管理', route: '/service/personnel/admin', sides: 'O' },
          { code: 'M1008005006', name: '人才服务申请记录', route: '/service/personnel/applyRecord' },
        ],
      },
      {
        code: 'M1008006',
        name: '招聘服务',
        icon: 'recruit',
        sides: 'OCM',
        pages: [
          { code: 'M1008006001', name: '招聘审核', route: '/recruit/recruitExamine', sides: 'O' },
          { code: 'M1008006002', name: '招聘信息管理', route: '/recruit/recruitList/recruitListAdmin', sides: 'OC' },
          { code: 'M1008006003', name: '招聘分类', route: '/recruit/recruitList/recruitListClass', sides: 'O' },
          { code: 'M1008006004', name: '应聘记录', route: '/recruit/recruitApply' },
        ],
      },
      {
        code: 'M1008007',
        name: '园区协同',
        icon: 'collaboration',
        sides: 'OAC',
        pages: [
          { code: 'M1008007001', name: '事项征集', route: '/platform/collaboration/matter/list' },
          { code: 'M1008007002', name: '事项分类配置', route: '/platform/collaboration/matter/category', sides: 'OA' },
          { code: 'M1008007003', name: '事项模板', route: '/platform/collaboration/matter/template', sides: 'OA' },
          { code: 'M1008007004', name: '问题反馈列表', route: '/platform/collaboration/feedback/list' },
          { code: 'M1008007005', name: '反馈联系人配置', route: '/platform/collaboration/feedback/contact', sides: 'OA' },
          { code: 'M1008007006', name: '信息统计列表', route: '/platform/collaboration/infoStatistics/list' },
          { code: 'M1008007007', name: '信息统计汇总', route: '/platform/collaboration/infoStatistics/summary', sides: 'OA' },
          { code: 'M1008007008', name: '信息统计模板', route: '/platform/collaboration/infoStatistics/template', sides: 'OA' },
        ],
      },
    ],
  },
  {
    code: 'M1010',
    name: '流程与表单',
    icon: 'flow',
    groups: [
      {
        code: 'M1010001',
        name: '流程中心',
        icon: 'flow',
        sides: 'OA',
        pages: [
          { code: 'M1010001001', name: '流程监控', route: '/platform/process/process_monitoring' },
          { code: 'M1010001002', name: '流程记录', route: '/platform/process/recordList' },
          { code: 'M1010001003', name: '流程基础配置', route: '/platform/process/process_base' },
          { code: 'M1010001004', name: '流程统计', route: '/platform/process/dataChart' },
        ],
      },
      {
        code: 'M1010002',
        name: '表单',
        icon: 'form',
        sides: 'O',
        pages: [{ code: 'M1010002001', name: '表单管理', route: '/form/list' }],
      },
      {
        code: 'M1010003',
        name: '自定义服务',
        icon: 'service',
        sides: 'O',
        pages: [{ code: 'M1010003001', name: '自定义服务', route: '/customService/list' }],
      },
    ],
  },
  {
    code: 'M1005',
    name: '应用配置',
    icon: 'apps',
    groups: [
      {
        code: 'M1005001',
        name: 'APP配置',
        icon: 'phone',
        sides: 'O',
        pages: [
          { code: 'M1005001001', name: '服务类型分组配置', route: '/platform/appconfig/serviceTypeGroup' },
          { code: 'M1005001002', name: '类别配置', route: '/platform/appconfig/category' },
          { code: 'M1005001003', name: '服务列表', route: '/platform/appconfig/services' },
          { code: 'M1005001004', name: '门户配置', route: '/platform/appconfig/portal' },
          { code: 'M1005001005', name: '导航栏配置', route: '/platform/appconfig/navigator' },
        ],
      },
      {
        code: 'M1005003',
        name: '小程序配置',
        icon: 'phone',
        sides: 'O',
        pages: [
          { code: 'M1005003001', name: '服务类型分组配置', route: '/platform/programconfig/serviceTypeGroup' },
          { code: 'M1005003002', name: '类别配置', route: '/platform/programconfig/category' },
          { code: 'M1005003003', name: '服务列表', route: '/platform/programconfig/services' },
          { code: 'M1005003004', name: '门户配置', route: '/platform/programconfig/portal' },
          { code: 'M1005003005', name: '导航栏配置', route: '/platform/programconfig/navigator' },
        ],
      },
      {
        code: 'M1005002',
        name: '授权配置',
        icon: 'role',
        sides: 'O',
        pages: [
          { code: 'M1005002001', name: '移动端可见配置', route: '/platform/authorization/mobileVisibility' },
          { code: 'M1005002002', name: '单位服务端权限配置', route: '/platform/authorization/orgServicePermission' },
        ],
      },
      {
        code: 'M1005004',
        name: '灰度用户',
        icon: 'people',
        sides: 'O',
        pages: [{ code: 'M1005004001', name: '灰度用户', route: '/system/grayUser' }],
      },
      {
        code: 'M1005005',
        name: '管理门户',
        icon: 'apps',
        sides: 'O',
        pages: [
          { code: 'M1005005001', name: '管理门户', route: '/spaceManage/managementPortal' },
          { code: 'M1005005002', name: '业务路由', route: '/spaceManage/businessRouterHandle' },
        ],
      },
    ],
  },
  {
    code: 'M1003',
    name: '应用服务',
    icon: 'apps',
    subLevel: 1,
    groups: [
      {
        code: 'M1003001',
        name: '应用服务',
        icon: 'apps',
        sides: 'OC',
        pages: [{ code: 'M1003001001', name: '应用列表', route: '/serivceapp/servicehome' }],
      },
    ],
  },
  {
    code: 'M1013',
    name: '数据与物联',
    icon: 'chart',
    groups: [
      {
        code: 'M1013001',
        name: '驾驶舱与资产',
        icon: 'chart',
        sides: 'OA',
        pages: [
          { code: 'M1013001001', name: '驾驶舱', route: '/datacensus/cockpit' },
          { code: 'M1013001002', name: '资产统计', route: '/datacensus/assets' },
          { code: 'M1013001003', name: '园区数据', route: '/datacensus/dataPark' },
        ],
      },
      {
        code: 'M1013002',
        name: '运营报表',
        icon: 'report',
        sides: 'OA',
        pages: [
          { code: 'M1013002001', name: '收入报表', route: '/datacensus/projectOperation/income' },
          { code: 'M1013002002', name: '租赁报表', route: '/datacensus/projectOperation/lease' },
          { code: 'M1013002003', name: '物业报表', route: '/datacensus/projectOperation/property' },
          { code: 'M1013002004', name: '公寓入住报表', route: '/datacensus/projectOperation/apartmentCheckIn' },
          { code: 'M1013002005', name: '签约报表', route: '/datacensus/projectOperation/signing' },
          { code: 'M1013002006', name: '欠租报表', route: '/datacensus/projectOperation/rentArrears' },
        ],
      },
      {
        code: 'M1013003',
        name: '应用分析',
        icon: 'report',
        sides: 'OA',
        pages: [{ code: 'M1013003001', name: '应用运营分析', route: '/datacensus/appOperation' }],
      },
      {
        code: 'M1013004',
        name: '大数据总览',
        icon: 'chart',
        sides: 'OA',
        pages: [{ code: 'M1013004001', name: '大数据总览', route: '/platform/bigdata/overview' }],
      },
      {
        code: 'M1012',
        name: '物联平台',
        icon: 'device',
        sides: 'OA',
        pages: [{ code: 'M1012001', name: '物联平台', route: '/application/iframe/M1012' }],
      },
      {
        code: 'M1000220',
        name: '水质设备',
        icon: 'device',
        sides: 'OA',
        pages: [{ code: 'M1000220001', name: '水质设备', route: '/things/waterPropertyDevice' }],
      },
    ],
  },
  {
    code: 'M1014',
    name: '本单位',
    icon: 'organisation',
    groups: [
      {
        code: 'M1014001',
        name: '组织架构',
        icon: 'organisation',
        sides: 'OACM',
        reach: 'own',
        pages: [
          {
            code: 'M1014001001',
            name: '组织架构',
            route: '/architecture/organizetions',
            built: true,
            grants: ['book:read'],
            btn: {
              add: button('新增部门', 'OAC', 'department:create'),
              edit: button('编辑部门与成员归属', 'OAC', 'department:update', 'staff:update'),
              delete: button('删除部门', 'OAC', 'department:delete'),
            },
          },
          {
            code: 'M1014001002',
            name: '成员列表',
            route: '/architecture/memberlist',
            built: true,
            sides: 'OAC',
            grants: ['book:read'],
            btn: {
              add: button('新增与邀请人员', 'OAC', 'staff:create'),
              edit: button('编辑人员', 'OAC', 'staff:update'),
              delete: button('移除人员', 'OAC', 'staff:remove'),
              handover: { name: '移交超级管理员', sides: 'OAC', grants: ['staff:handover'], superOnly: true },
            },
          },
          {
            code: 'M1014001003',
            name: '单位信息',
            route: '/architecture/companyData',
            built: true,
            sides: 'OAC',
            btn: { edit: button('编辑', 'OAC', 'company:complete') },
          },
          {
            code: 'M1014001004',
            name: '角色管理',
            route: '/architecture/roleManage',
            built: true,
            sides: 'OAC',
            grants: ['role:read'],
            btn: {
              edit: button('编辑角色', 'OAC', 'role:update'),
              assign: button('设置关联用户', 'OAC', 'role:assign'),
              grant: { name: '配置权限', sides: 'OAC', grants: ['role:grant'], superOnly: true },
              explain: button('权限查询', 'OAC', 'permission:explain'),
            },
          },
          {
            code: 'M1014001005',
            name: '系统内置角色',
            route: '/architecture/systemInRole',
            built: true,
            sides: 'OAC',
            grants: ['role:read'],
            btn: {
              assign: button('设置关联用户', 'OAC', 'role:assign'),
            },
          },
          {
            code: 'M1014001006',
            name: '普通管理员',
            route: '/architecture/normalAdmin',
            built: true,
            sides: 'OAC',
            grants: ['book:read'],
            btn: { admin: { name: '设置普通管理员', sides: 'OAC', grants: ['staff:admin'], superOnly: true } },
          },
        ],
      },
      {
        code: 'M1014002',
        name: '行政办公',
        icon: 'office',
        sides: 'OCM',
        reach: 'own',
        pages: [
          { code: 'M1014002001', name: '用车申请记录', route: '/inside/vehicle/applyRecord' },
          { code: 'M1014002002', name: '公车信息维护', route: '/inside/vehicle/carInfo', sides: 'OC' },
          { code: 'M1014002003', name: '费用配置', route: '/inside/vehicle/feeConfig', sides: 'OC' },
          { code: 'M1014002004', name: '用车统计', route: '/inside/vehicle/statistics', sides: 'OC' },
          { code: 'M1014002005', name: '用章记录', route: '/inside/chapter/useRecord' },
          { code: 'M1014002006', name: '用章基础配置', route: '/inside/chapter/basicConfig', sides: 'OC' },
          { code: 'M1014002007', name: '领用记录', route: '/inside/officeSupplies/record' },
          { code: 'M1014002008', name: '办公用品基础配置', route: '/inside/officeSupplies/basicConfig', sides: 'OC' },
          { code: 'M1014002009', name: '请假记录', route: '/inside/leave/record' },
          { code: 'M1014002010', name: '审批设置', route: '/inside/leave/approvalSetting', sides: 'OC' },
          { code: 'M1014002011', name: '节假日设置', route: '/inside/leave/holidaySetting', sides: 'OC' },
          { code: 'M1014002012', name: '请假统计', route: '/inside/leave/statistics', sides: 'OC' },
        ],
      },
      {
        code: 'M1014003',
        name: '资金账户',
        icon: 'money',
        sides: 'OC',
        reach: 'own',
        superOnly: true,
        pages: [
          { code: 'M1014003001', name: '补贴订单', route: '/subsidy/order' },
          { code: 'M1014003002', name: '消费记录', route: '/subsidy/consume' },
          { code: 'M1014003003', name: '钱包余额', route: '/subsidy/wallet' },
          { code: 'M1014003004', name: '企业支付账户', route: '/enterprisePay/account' },
          { code: 'M1014003005', name: '开票信息', route: '/invoice/company' },
        ],
      },
    ],
  },
  {
    code: 'M10000',
    name: '平台运营',
    icon: 'platform',
    groups: [
      {
        code: 'M10000001',
        name: '空间与园区',
        icon: 'park',
        sides: 'P',
        pages: [
          {
            code: 'M10000001001',
            name: '空间与园区',
            route: '/platformAdmin/space',
            grants: ['space:read'],
            btn: { edit: button('编辑', 'P', 'space:update') },
          },
        ],
      },
      {
        code: 'M10000002',
        name: '套餐',
        icon: 'apps',
        sides: 'P',
        pages: [{ code: 'M10000002001', name: '套餐', route: '/platformAdmin/package' }],
      },
      {
        code: 'M10000003',
        name: '平台账号',
        icon: 'account',
        sides: 'P',
        pages: [{ code: 'M10000003001', name: '平台账号', route: '/platformAdmin/account' }],
      },
      {
        code: 'M10000004',
        name: '菜单资源',
        icon: 'grid',
        sides: 'P',
        pages: [
          {
            code: 'M10000004001',
            name: '菜单资源',
            route: '/system/menuResource',
            built: true,
            grants: ['menu:read'],
            btn: {
              edit: button('编辑', 'P', 'menu:update'),
            },
          },
        ],
      },
      {
        code: 'M10000005',
        name: '配置与主题',
        icon: 'setting',
        sides: 'P',
        pages: [
          {
            code: 'M10000005001',
            name: '配置与主题',
            route: '/platformAdmin/config',
            built: true,
            grants: ['config:read'],
            btn: { edit: button('编辑', 'P', 'config:update') },
          },
        ],
      },
      {
        code: 'M10000006',
        name: '发件箱',
        icon: 'bell',
        sides: 'P',
        pages: [
          {
            code: 'M10000006001',
            name: '发件箱',
            route: '/platformAdmin/outbox',
            built: true,
            grants: ['outbox:read'],
            btn: { retry: button('重新投递', 'P', 'outbox:update') },
          },
        ],
      },
      {
        code: 'M10000007',
        name: '审计与隐私',
        icon: 'audit',
        sides: 'P',
        pages: [{ code: 'M10000007001', name: '审计与隐私', route: '/platformAdmin/audit', built: true, grants: ['audit:read'] }],
      },
      {
        code: 'M10000008',
        name: '支持访问',
        icon: 'role',
        sides: 'P',
        pages: [{ code: 'M10000008001', name: '支持访问', route: '/platformAdmin/support' }],
      },
      {
        code: 'M10000009',
        name: '运行与任务',
        icon: 'chart',
        sides: 'P',
        pages: [{ code: 'M10000009001', name: '运行与任务', route: '/platformAdmin/run', built: true, grants: ['run:read'] }],
      },
    ],
  },
];

export type Node = {
  code: string;
  parent: string | null;
  name: string;
  type: 'menu' | 'btn';
  icon: string;
  route: string;
  rank: number;
  sides: string;
  reach: 'own' | null;
  superOnly: boolean;
  built: boolean;
  grants: readonly Permission[];
  subLevel: 1 | null;
};

/** The manifest as a flat list, each node knowing its parent; what a child does not say it takes from its group. */
export const nodes: readonly Node[] = manifest.flatMap((tab, rank) => {
  const blank = { icon: '', route: '', reach: null, superOnly: false, grants: [], subLevel: null, built: false } as const;
  const letters = new Set(tab.groups.flatMap((group) => [...group.sides]));
  const own: Node = {
    ...blank,
    code: tab.code,
    parent: null,
    name: tab.name,
    type: 'menu',
    icon: tab.icon,
    rank,
    sides: [...letters].join(''),
    subLevel: tab.subLevel ?? null,
  };
  const below = tab.groups.flatMap((group, at): Node[] => {
    const inherited = { ...blank, reach: group.reach ?? null, superOnly: group.superOnly ?? false };
    return [
      { ...inherited, code: group.code, parent: tab.code, name: group.name, type: 'menu', icon: group.icon, rank: at, sides: group.sides },
      ...group.pages.flatMap((page, place): Node[] => [
        {
          ...inherited,
          code: page.code,
          parent: group.code,
          name: page.name,
          type: 'menu',
          route: page.route,
          rank: place,
          sides: page.sides ?? group.sides,
          built: page.built ?? false,
          grants: page.grants ?? [],
        },
        ...Object.entries(page.btn ?? {}).map(
          ([verb, btn], order): Node => ({
            ...inherited,
            code: `${page.code}:${verb}`,
            parent: page.code,
            name: btn.name,
            type: 'btn',
            rank: order,
            sides: btn.sides,
            superOnly: btn.superOnly ?? inherited.superOnly,
            grants: btn.grants,
          }),
        ),
      ]),
    ];
  });
  return [own, ...below];
});

/** Roles everybody holds by what he is; they are computed, never stored, and cannot be given or taken. */
export const builtInRoles = {
  AllCompanyStaff: '单位全体成员',
  enterpriseComManager: '单位普通管理员',
  companySuperAdmin: '单位超级管理员',
} as const;
export type BuiltInRole = keyof typeof builtInRoles;

/** What the built-in roles hold until somebody decides otherwise; the super administrator has his whole ceiling. */
export const defaultGrants = (): Record<Exclude<BuiltInRole, 'companySuperAdmin'>, string[]> => ({
  AllCompanyStaff: nodes.filter((node) => node.sides.includes('M')).map((node) => node.code),
  enterpriseComManager: nodes.filter((node) => node.sides.includes('C') && !node.superOnly).map((node) => node.code),
});
