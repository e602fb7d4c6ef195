import { definePages } from '../../../pages.ts';

const regionForms = () => import('./RegionForms.tsx');
const buildingForms = () => import('./BuildingForms.tsx');

export const estatePages = definePages({
  menu: {
    // 分区
    M1004002001: () => import('./RegionPage.tsx').then((file) => file.RegionPage),
    // 楼栋
    M1004002002: () => import('./BuildingPage.tsx').then((file) => file.BuildingPage),
  },
  more: [
    {
      path: '/platform/housing/addareabill',
      title: '新增分区',
      node: 'M1004002001',
      needs: 'estate:update',
      page: () => regionForms().then((file) => file.AddRegionPage),
    },
    {
      path: '/platform/housing/editareabill',
      title: '编辑分区',
      node: 'M1004002001',
      needs: 'estate:update',
      page: () => regionForms().then((file) => file.EditRegionPage),
    },
    {
      path: '/platform/housing/editareabillDetail',
      title: '分区详情',
      node: 'M1004002001',
      page: () => import('./RegionDetailPage.tsx').then((file) => file.RegionDetailPage),
    },
    {
      path: '/platform/housing/addbuildset',
      title: '新增楼栋',
      node: 'M1004002002',
      isLinked: true,
      needs: 'estate:update',
      page: () => buildingForms().then((file) => file.AddBuildingPage),
    },
    {
      path: '/platform/housing/updatebuildset/:id',
      title: '编辑楼栋',
      node: 'M1004002002',
      isLinked: true,
      needs: 'estate:update',
      page: () => buildingForms().then((file) => file.EditBuildingPage),
    },
  ],
});
