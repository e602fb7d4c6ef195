import { domain } from '../core.ts';
import { buildingCalls } from './estate/building.ts';
import { floorCalls } from './estate/floor.ts';
import { buildingKinds } from './estate/kinds.ts';
import { regionCalls } from './estate/region.ts';

export { type EstateLevel, type EstateNode, levelNames } from './estate/floor.ts';
export { type BuildingKind, buildingKinds, floorNameOf } from './estate/kinds.ts';
export { type Building, type BuildingDetail, estateErrors, type Floor, type Region } from './estate/model.ts';

/** Calls about regions, buildings and floors of a park. */
export const estate = domain('estate', {
  title: '分区与楼栋',
  labels: {
    buildingCode: '楼栋编码',
    buildingName: '楼栋名称',
    completedOn: '竣工日期',
    declaredArea: '登记建筑面积',
    declaredRentableArea: '登记可租面积',
    declaredUsableArea: '登记使用面积',
    fileUrl: '文件地址',
    floorId: '楼层编号',
    floors: '楼层',
    height: '高度',
    landArea: '占地面积',
    latitude: '纬度',
    longitude: '经度',
    photos: '图片',
    regionCode: '分区编码',
    regionId: '分区编号',
    regionName: '分区名称',
  },
  values: { kind: buildingKinds },
  imports: { building: 'estate:update' },
  exports: { building: 'estate:read' },
  calls: { ...regionCalls, ...buildingCalls, ...floorCalls },
});
