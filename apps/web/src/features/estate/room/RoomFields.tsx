import { fittings, type RoomDetail, room, roomErrors, roomKinds } from '@park/contract/estate/room';
import type { ExtendField } from '@park/contract/people/extend';
import { Form, Input, Select } from 'antd';
import { send } from '../../../kit/api/send.ts';
import { DayField } from '../../../kit/day/day-field.tsx';
import { useEarlyCheck } from '../../../kit/form/early-check.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { HundredthsInput } from '../../../kit/form/hundredths.tsx';
import { AreaInput } from '../../../parts/estate/AreaInput.tsx';
import { FileFields } from '../../../parts/estate/FileFields.tsx';
import { BuildingSelect, FloorSelect } from '../../../parts/estate/selects.tsx';
import { ExtendFields } from '../../../parts/extend/ExtendFields.tsx';
import '../../../parts/estate/estate.css';

const kinds = Object.entries(roomKinds).map(([value, label]) => ({ value, label }));
const fittingOptions = Object.entries(fittings).map(([value, label]) => ({ value, label }));

type RoomFieldsProps = { fields: readonly ExtendField[]; existing?: RoomDetail };
export const RoomFields = ({ fields, existing }: RoomFieldsProps) => (
  <>
    <Place existing={existing} />
    <div className="field-pair">
      <Code existing={existing} />
      <Field name="roomNum" label="门牌号" extra="不填时与编码相同">
        <Input maxLength={30} autoComplete="off" placeholder="如：501" />
      </Field>
      <Field name="kind" label="类型" required>
        <Select options={kinds} />
      </Field>
      <Field name="fitting" label="装修">
        <Select allowClear options={fittingOptions} placeholder="请选择" />
      </Field>
    </div>
    <div className="field-three">
      <Field name="area" label="建筑面积" required>
        <AreaInput />
      </Field>
      <Field name="usableArea" label="使用面积">
        <AreaInput />
      </Field>
      <Field name="rentableArea" label="可租面积" extra="不填时等于建筑面积">
        <AreaInput />
      </Field>
    </div>
    {!existing && (
      <Field name="price" label="参考价" extra="以后可随时调价，历史价格会保留">
        <HundredthsInput unit="元/㎡·月" />
      </Field>
    )}
    <div className="field-pair">
      <DayField name="beginsOn" label="启用日期" extra="从哪天开始启用，不填为一直启用" />
      <DayField name="availableOn" label="可租日期" extra="从哪天起可以出租" />
    </div>
    <Field name="remark" label="备注">
      <Input.TextArea maxLength={200} showCount rows={2} />
    </Field>
    <ExtendFields fields={fields} />
    <FileFields stored={existing} />
  </>
);

function Code({ existing }: { existing: RoomDetail | undefined }) {
  const form = Form.useFormInstance();
  const code = useEarlyCheck(async (roomCode) => {
    const buildingId: string | undefined = existing?.buildingId ?? form.getFieldValue('buildingId');
    if (!buildingId) return undefined;
    const { isExit } = await send(room.checkCode, { buildingId, roomCode, ...(existing && { id: existing.id }) });
    return isExit ? roomErrors.codeTaken.message : undefined;
  }, '在楼栋内唯一');
  return (
    <Field name="roomCode" label="房间编码" required extra={code.text}>
      <Input maxLength={30} autoComplete="off" placeholder="如：A01-0501" onBlur={code.look} />
    </Field>
  );
}

/** The building of a room cannot change; its floor can. */
function Place({ existing }: { existing: RoomDetail | undefined }) {
  const form = Form.useFormInstance();
  const chosen: string | undefined = Form.useWatch('buildingId', form);
  const buildingId = existing?.buildingId ?? chosen;
  return (
    <div className="field-pair">
      {existing ? (
        <Form.Item label="楼栋">
          {existing.regionName} {existing.buildingName}
        </Form.Item>
      ) : (
        <Field name="buildingId" label="楼栋" required>
          <BuildingSelect placeholder="请选择" />
        </Field>
      )}
      <Field name="floorId" label="楼层" required>
        <FloorSelect placeholder={buildingId ? '请选择' : '请先选择楼栋'} buildingId={buildingId} />
      </Field>
    </div>
  );
}
