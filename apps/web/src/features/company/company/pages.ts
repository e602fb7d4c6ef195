import { definePages } from '../../../pages.ts';

const addCompany = () => import('./AddPage.tsx').then((file) => file.AddCompanyPage);
const editCompany = () => import('./EditPage.tsx').then((file) => file.EditCompanyPage);
const companyDetail = () => import('./DetailPage.tsx').then((file) => file.CompanyDetailPage);
const companyAccounts = () => import('./AccountPage.tsx').then((file) => file.AccountPage);

export const companyPages = definePages({
  menu: {
    // 单位信息
    M1014001003: () => import('./CompanyPage.tsx').then((file) => file.CompanyPage),
    // 企业账号
    M1002001002: companyAccounts,
    // 企业设置
    M1002001003: () => import('./DeployPage.tsx').then((file) => file.DeployPage),
    // 企业概况
    M1000006001: () => import('./HomePage.tsx').then((file) => file.CompanyHomePage),
    // 入驻企业
    M1004003001: companyAccounts,
    // 已迁出企业
    M1004003002: () => import('./LeftPage.tsx').then((file) => file.LeftPage),
  },
  more: [
    {
      path: '/operation/addCompanyAccount',
      title: '新增企业',
      node: 'M1004003001',
      isLinked: true,
      needs: 'company:create',
      page: addCompany,
    },
    {
      path: '/CompanyManager/addfoodtype',
      title: '新增企业',
      node: 'M1002001002',
      isLinked: true,
      needs: 'company:create',
      page: addCompany,
    },
    {
      path: '/CompanyManager/updatecompany/:id/:type',
      title: '编辑企业',
      node: 'M1002001002',
      isLinked: true,
      needs: 'company:update',
      page: editCompany,
    },
    {
      path: '/CompanyManager/companydetail/:id/:type',
      title: '企业详情',
      node: 'M1002001002',
      isLinked: true,
      needs: 'company:read',
      page: companyDetail,
    },
    {
      path: '/platform/organisation/addcompany',
      title: '新增企业',
      node: 'M1004003001',
      isLinked: true,
      needs: 'company:create',
      page: addCompany,
    },
    {
      path: '/platform/organisation/updatecompany/:id',
      title: '编辑企业',
      node: 'M1004003001',
      isLinked: true,
      needs: 'company:update',
      page: editCompany,
    },
    {
      path: '/platform/organisation/companydetail/:id',
      title: '企业详情',
      node: 'M1004003001',
      isLinked: true,
      needs: 'company:read',
      page: companyDetail,
    },
  ],
});
