import { type BuildingDetail, buildingKinds, estate, estateErrors } from '@park/contract/estate/estate';
import { Form, Input, InputNumber, Select } from 'antd';
import { send } from '../../../kit/api/send.ts';
import { DayField } from '../../../kit/day/day-field.tsx';
import { useEarlyCheck } from '../../../kit/form/early-check.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { AreaInput } from '../../../parts/estate/AreaInput.tsx';
import { FileFields } from '../../../parts/estate/FileFields.tsx';
import { RegionSelect } from '../../../parts/estate/selects.tsx';
import { areaText } from '../../../parts/estate/text.ts';
import { FloorFields } from './FloorFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import '../../../parts/estate/estate.css';

const kinds = Object.entries(buildingKinds).map(([value, label]) => ({ value, label }));

export const BuildingFields = ({ existing }: { existing?: BuildingDetail }) => (
  <>
    <div className="form-column">
      <h2 className="panel-title">基本信息</h2>
      <Field name="regionId" label="分区" required>
        <RegionSelect placeholder="请选择" />
      </Field>
      <div className="field-pair">
        <NameFields id={existing?.id} />
        <Field name="kind" label="类型" required>
          <Select options={kinds} />
        </Field>
        <Field name="rank" label="排序" extra="数字小的排在前面">
          <InputNumber min={0} max={9999} precision={0} style={{ width: '100%' }} />
        </Field>
        <DayField name="completedOn" label="竣工日期" />
        <Field name="height" label="高度">
          <Input inputMode="decimal" maxLength={7} autoComplete="off" suffix="米" />
        </Field>
      </div>
      <h2 className="panel-title">登记面积</h2>
      <div className="field-three">
        <Field name="declaredArea" label="建筑面积" extra={countedText(existing?.area)}>
          <AreaInput />
        </Field>
        <Field name="declaredUsableArea" label="使用面积" extra={countedText(existing?.usableArea)}>
          <AreaInput />
        </Field>
        <Field name="declaredRentableArea" label="可租面积" extra={countedText(existing?.rentableArea)}>
          <AreaInput />
        </Field>
      </div>
    </div>
    <h2 className="panel-title">楼层</h2>
    <FloorFields existing={existing?.floors ?? []} />
    <div className="form-column">
      <h2 className="panel-title">位置</h2>
      <PlaceFields />
      <h2 className="panel-title">照片和附件</h2>
      <FileFields stored={existing} />
      <Field name="remark" label="备注">
        <Input.TextArea maxLength={200} showCount rows={3} />
      </Field>
    </div>
  </>
);

function NameFields({ id }: { id: string | undefined }) {
  const form = Form.useFormInstance();
  const checkNames = (of: { buildingName: string } | { buildingCode: string }) => {
    const regionId: string | undefined = form.getFieldValue('regionId');
    return send(estate.checkBuilding, { ...(id && { id }), ...(regionId && { regionId }), ...of });
  };
  const name = useEarlyCheck(async (buildingName) =>
    (await checkNames({ buildingName })).isNameTaken ? estateErrors.buildingNameTaken.message : undefined,
  );
  const code = useEarlyCheck(
    async (buildingCode) => ((await checkNames({ buildingCode })).isCodeTaken ? estateErrors.buildingCodeTaken.message : undefined),
    '在园区内唯一',
  );
  return (
    <>
      <Field name="buildingName" label="楼栋名称" required extra={name.text}>
        <Input maxLength={30} autoComplete="off" placeholder="如：1号楼" onBlur={name.look} />
      </Field>
      <Field name="buildingCode" label="楼栋编码" required extra={code.text}>
        <Input maxLength={30} autoComplete="off" placeholder="如：A01" onBlur={code.look} />
      </Field>
    </>
  );
}

const countedText = (area: string | undefined) => area && `房间合计 ${areaText(area)} ㎡`;
