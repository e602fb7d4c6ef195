import { definePages } from '../../../pages.ts';

export const homePages = definePages({
  menu: {
    // 首页
    M1000001001: { isLinked: true, page: 'HomePage' },
    // 简洁首页
    M1000001002: { isLinked: true, flags: ['singlePage', 'noTab'], page: 'AijiHomePage' },
  },
  more: [
    {
      path: '/application/embedded/:appCode',
      title: '应用首页',
      node: 'M1003001',
      isLinked: true,
      flags: ['hidden'],
      page: 'EmbeddedPage',
    },
    {
      path: '/spaceselect',
      title: '选择空间',
      access: 'signed-in',
      flags: ['singlePage'],
      page: 'SpaceSelectPage',
    },
    {
      path: '/navigationhome',
      title: '选择园区',
      access: 'signed-in',
      flags: ['singlePage', 'noTab'],
      page: 'NavigationPage',
    },
    {
      path: '/operate/:id',
      title: '园区概况',
      node: 'M1005001',
      isLinked: true,
      page: 'OperatePage',
    },
  ],
});
