import type { Tab } from './model.ts';

export const service = {
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
        { code: 'M1008001001', name: '会议室', route: '/boardroom/boardroommanage', sides: 'OA' },
        { code: 'M1008001002', name: '会议预订 · 预订订单', route: '/boardroom/orderlist' },
        { code: 'M1008001003', name: '会议预订 · 预订看板', route: '/boardroom/orderinfor' },
        { code: 'M1008001004', name: '会议设置', route: '/boardroom/serviceset', sides: 'OA' },
        { code: 'M1008001005', name: '会议预订 · 会议缴费', route: '/boardroom/payInfo', sides: 'OA' },
      ],
    },
    {
      code: 'M1008002',
      name: '报修',
      icon: 'repair',
      sides: 'OACM',
      pages: [
        { code: 'M1008002001', name: '报修工单', route: '/repair/propertymanagementlist' },
        { code: 'M1008002002', name: '报修设置', route: '/repair/propertybasicset', sides: 'OA' },
      ],
    },
    {
      code: 'M1008003',
      name: '访客通行',
      icon: 'visitor',
      sides: 'OACM',
      pages: [
        { code: 'M1008003001', name: '访客邀请', route: '/inside/visitorManage/inviterlist' },
        { code: 'M1008003002', name: '访客申请', route: '/inside/visitorManage/visitorApplyFor' },
        { code: 'M1008003003', name: '访客登记', route: '/inside/visitorManage/visiterregistlist', sides: 'OA' },
        { code: 'M1008003004', name: '通行码', route: '/inside/visitorManage/passCode' },
      ],
    },
    {
      code: 'M1008004',
      name: '装修',
      icon: 'decoration',
      sides: 'OAC',
      pages: [{ code: 'M1008004001', name: '装修', route: '/decoration/list' }],
    },
    {
      code: 'M1008005',
      name: '公共服务',
      icon: 'service',
      sides: 'OCM',
      pages: [
        { code: 'M1008005001', name: '公共服务 · 政务管理', route: '/service/politics/admin', sides: 'O' },
        { code: 'M1008005002', name: '公共服务 · 政务申请', route: '/service/politics/applyRecord' },
        { code: 'M1008005003', name: '公共服务 · 教育管理', route: '/service/education/admin', sides: 'O' },
        { code: 'M1008005004', name: '公共服务 · 教育申请', route: '/service/education/applyRecord' },
        { code: 'M1008005005', name: '公共服务 · 人才管理', route: '/service/personnel/admin', sides: 'O' },
        { code: 'M1008005006', name: '公共服务 · 人才申请', route: '/service/personnel/applyRecord' },
      ],
    },
    {
      code: 'M1008006',
      name: '招聘',
      icon: 'recruit',
      sides: 'OCM',
      pages: [
        { code: 'M1008006001', name: '招聘审核', route: '/recruit/recruitExamine', sides: 'O' },
        { code: 'M1008006002', name: '招聘 · 职位', route: '/recruit/recruitList/recruitListAdmin', sides: 'OC' },
        { code: 'M1008006003', name: '招聘分类', route: '/recruit/recruitList/recruitListClass', sides: 'O' },
        { code: 'M1008006004', name: '招聘 · 应聘记录', route: '/recruit/recruitApply' },
      ],
    },
    {
      code: 'M1008007',
      name: '园区协同',
      icon: 'collaboration',
      sides: 'OAC',
      pages: [
        { code: 'M1008007001', name: '事项征集', route: '/platform/collaboration/matter/list' },
        { code: 'M1008007002', name: '征集设置 · 事项分类', route: '/platform/collaboration/matter/category', sides: 'OA' },
        { code: 'M1008007003', name: '征集设置 · 事项模板', route: '/platform/collaboration/matter/template', sides: 'OA' },
        { code: 'M1008007004', name: '意见反馈', route: '/platform/collaboration/feedback/list' },
        { code: 'M1008007005', name: '反馈设置', route: '/platform/collaboration/feedback/contact', sides: 'OA' },
        { code: 'M1008007006', name: '信息统计 · 统计期次', route: '/platform/collaboration/infoStatistics/list' },
        { code: 'M1008007007', name: '信息统计 · 统计汇总', route: '/platform/collaboration/infoStatistics/summary', sides: 'OA' },
        { code: 'M1008007008', name: '统计模板', route: '/platform/collaboration/infoStatistics/template', sides: 'OA' },
      ],
    },
  ],
} as const satisfies Tab;
