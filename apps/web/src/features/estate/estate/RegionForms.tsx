import { estate, estateErrors, type Region } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { Input, InputNumber } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { type CallError, send } from '../../../kit/api/send.ts';
import { useEarlyCheck } from '../../../kit/form/early-check.tsx';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { dash } from '../../../kit/format.ts';
import { usePageParams } from '../../../kit/list/state.ts';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { AreaInput } from '../../../parts/estate/AreaInput.tsx';
import { areaText } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import { Loaded } from './Loaded.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** 新增分区: creates a region. */
export function AddRegionPage() {
  const leave = useCloseAndGoBack(addresses.regions);
  return (
    <FormPage call={estate.addRegion} initial={{ rank: 0 }} done="新增成功" about={aboutTaken} onLeave={() => leave()}>
      <RegionFields />
    </FormPage>
  );
}

/** 编辑分区: edits a region. */
export function EditRegionPage() {
  const [params] = usePageParams();
  const id = params.get('id') ?? '';
  const query = useQuery({ ...ask(estate.region, { id }), staleTime: 0, enabled: id !== '' });
  return (
    <Loaded query={query} isNamed={id !== ''}>
      {(region) => <EditRegion key={region.id} region={region} />}
    </Loaded>
  );
}

function EditRegion({ region }: { region: Region }) {
  const leave = useCloseAndGoBack(addresses.regions);
  const latest: Latest<typeof estate.changeRegion> = {
    load: async () => valuesOf(await send(estate.region, { id: region.id })),
    describe: (values) => ({
      分区名称: values.regionName,
      分区编码: values.regionCode,
      占地面积: areaText(values.landArea),
      地址: dash(values.address),
      备注: dash(values.remark),
    }),
  };
  return (
    <FormPage
      call={estate.changeRegion}
      initial={{ id: region.id, ...valuesOf(region) }}
      done="修改成功"
      latest={latest}
      about={aboutTaken}
      onLeave={() => leave()}
    >
      <RegionFields id={region.id} />
    </FormPage>
  );
}

const valuesOf = ({ version, regionCode, regionName, rank, address, landArea, longitude, latitude, remark }: Region) => ({
  ...{ version, regionCode, regionName, rank, address, landArea, longitude, latitude, remark },
});

const fieldOfError: Record<string, string> = {
  [estateErrors.regionCodeTaken.message]: 'regionCode',
  [estateErrors.regionNameTaken.message]: 'regionName',
};
const aboutTaken = ({ message }: CallError): Record<string, string> => (fieldOfError[message] ? { [fieldOfError[message]]: message } : {});

function RegionFields({ id }: { id?: string }) {
  const other = id ? { id } : {};
  const name = useEarlyCheck(async (regionName) => {
    const { isNameTaken } = await send(estate.checkRegion, { ...other, regionName });
    return isNameTaken ? estateErrors.regionNameTaken.message : undefined;
  });
  const code = useEarlyCheck(async (regionCode) => {
    const { isCodeTaken } = await send(estate.checkRegion, { ...other, regionCode });
    return isCodeTaken ? estateErrors.regionCodeTaken.message : undefined;
  }, '在园区内唯一，由字母、数字、下划线和短横线组成');
  return (
    <div className="form-column">
      <Field name="regionName" label="分区名称" required extra={name.text}>
        <Input maxLength={20} showCount autoComplete="off" placeholder="如：一期、东区" onBlur={name.look} />
      </Field>
      <Field name="regionCode" label="分区编码" required extra={code.text}>
        <Input maxLength={30} autoComplete="off" placeholder="如：A" onBlur={code.look} />
      </Field>
      <Field name="landArea" label="占地面积">
        <AreaInput />
      </Field>
      <PlaceFields />
      <Field name="rank" label="排序" extra="数字小的排在前面">
        <InputNumber min={0} max={9999} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field name="remark" label="备注">
        <Input.TextArea maxLength={200} showCount rows={3} />
      </Field>
    </div>
  );
}
