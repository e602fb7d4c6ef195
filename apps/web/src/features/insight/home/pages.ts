import { definePages } from '../../../pages.ts';

export const homePages = definePages({
  menu: {
    // 首页
    M1000001001: { isLinked: true, page: 'HomePage' },
    // 爱集首页
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
      title: '项目入口导航',
      access: 'signed-in',
      flags: ['singlePage', 'noTab'],
      page: 'NavigationPage',
    },
    {
      path: '/operate/:id',
      title: '项目运营',
      node: 'M1005001',
      isLinked: true,
      page: 'OperatePage',
    },
  ],
});
