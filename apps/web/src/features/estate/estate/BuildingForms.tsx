import { type BuildingDetail, estate, estateErrors } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { type CallError, send } from '../../../kit/api/send.ts';
import type { Latest } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { dash } from '../../../kit/format.ts';
import { usePageParams } from '../../../kit/list/state.ts';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { areaText } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import { BuildingFields } from './BuildingFields.tsx';
import { Loaded } from './Loaded.tsx';

/** 新增楼栋: creates a building with its floors. */
export function AddBuildingPage() {
  const [params] = usePageParams();
  const leave = useCloseAndGoBack(addresses.buildings);
  const regionId = params.get('regionId');
  const initial = { kind: 'office' as const, rank: 0, floors: [], photos: [], attachments: [], ...(regionId && { regionId }) };
  return (
    <FormPage call={estate.addBuilding} initial={initial} done="新增成功" about={aboutTaken} onLeave={() => leave()}>
      <BuildingFields />
    </FormPage>
  );
}

/** 编辑楼栋: edits a building and its floors. */
export function EditBuildingPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...ask(estate.building, { id }), staleTime: 0, enabled: id !== '' });
  return (
    <Loaded query={query} isNamed={id !== ''}>
      {(building) => <EditBuilding key={building.id} building={building} />}
    </Loaded>
  );
}

function EditBuilding({ building }: { building: BuildingDetail }) {
  const leave = useCloseAndGoBack(addresses.buildings);
  const latest: Latest<typeof estate.changeBuilding> = {
    load: async () => valuesOf(await send(estate.building, { id: building.id })),
    describe: (values) => ({
      楼栋名称: values.buildingName,
      楼栋编码: values.buildingCode,
      登记建筑面积: areaText(values.declaredArea),
      登记可租面积: areaText(values.declaredRentableArea),
      楼层: `${values.floors?.length ?? 0} 层`,
      地址: dash(values.address),
      备注: dash(values.remark),
    }),
  };
  return (
    <FormPage
      call={estate.changeBuilding}
      initial={{ id: building.id, ...valuesOf(building) }}
      done="修改成功"
      latest={latest}
      about={aboutTaken}
      onLeave={() => leave()}
    >
      <BuildingFields existing={building} />
    </FormPage>
  );
}

function valuesOf({ version, regionId, buildingCode, buildingName, kind, rank, ...building }: BuildingDetail) {
  const { declaredArea, declaredUsableArea, declaredRentableArea, height, completedOn, address, longitude, latitude, remark } = building;
  return {
    ...{ version, regionId, buildingCode, buildingName, kind, rank },
    ...{ declaredArea, declaredUsableArea, declaredRentableArea, height, completedOn, address, longitude, latitude, remark },
    photos: building.photos.map(({ url }) => url),
    attachments: building.attachments.map(({ id }) => id),
    floors: building.floors.map(({ id, floorNum, floorName, declaredArea: area }) => ({ id, floorNum, floorName, area })),
  };
}

const fieldOfError: Record<string, string> = {
  [estateErrors.buildingCodeTaken.message]: 'buildingCode',
  [estateErrors.buildingNameTaken.message]: 'buildingName',
  [estateErrors.regionGone.message]: 'regionId',
};
const aboutTaken = ({ message }: CallError): Record<string, string> => (fieldOfError[message] ? { [fieldOfError[message]]: message } : {});
