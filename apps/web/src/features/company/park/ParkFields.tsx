import { logoLimits, logoTexts } from '@park/contract/kernel/file';
import { Input, InputNumber } from 'antd';
import { Field } from '../../../kit/form/form.tsx';
import { ImageUpload } from '../../../kit/upload/image-upload.tsx';
import type { Picture } from '../../../kit/upload/queue.ts';
import './site.css';

/** The upload box takes a list of pictures, while the call takes a single address. */
const picturesOf = (url: string | null | undefined) => ({ value: url ? [{ id: url, url, name: '园区标志' }] : [] });
const addressOf = (pictures: Picture[]) => pictures[0]?.url ?? '';
/** An empty input is sent as null. */
const emptyToNull = (typed: string) => typed || null;

/** Form fields for the facts of a park besides its name. */
export function ParkFacts() {
  return (
    <>
      <Field name="address" label="地址">
        <Input maxLength={200} autoComplete="off" placeholder="省市区、街道和门牌号" />
      </Field>
      <Field name="area" label="建筑面积（㎡）" normalize={emptyToNull}>
        <Input inputMode="decimal" maxLength={15} autoComplete="off" placeholder="如：120000" />
      </Field>
      <div className="site-pair">
        <Field name="contactName" label="联系人">
          <Input maxLength={20} autoComplete="off" />
        </Field>
        <Field name="contactPhone" label="联系电话" extra="园区对外公布的电话">
          <Input maxLength={20} autoComplete="off" placeholder="如：400-880-0300" />
        </Field>
      </div>
    </>
  );
}

/** Form fields for the logo and map position of a park. */
export function ParkLook() {
  return (
    <>
      <div className="site-pair">
        <Field name="longitude" label="经度">
          <InputNumber controls={false} precision={6} placeholder="如：121.473700" className="site-number" />
        </Field>
        <Field name="latitude" label="纬度">
          <InputNumber controls={false} precision={6} placeholder="如：31.230400" className="site-number" />
        </Field>
      </div>
      <Field name="logo" label="园区标志" getValueProps={picturesOf} normalize={addressOf}>
        <ImageUpload
          isPublic
          count={1}
          maxSize={logoLimits.maxSize}
          types={logoLimits.types}
          crop={logoLimits.side}
          hint={logoTexts.hint}
        />
      </Field>
      <Field name="intro" label="园区简介">
        <Input.TextArea showCount maxLength={1000} rows={5} placeholder="定位、产业和配套" />
      </Field>
    </>
  );
}
