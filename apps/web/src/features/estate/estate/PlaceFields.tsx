import { Field } from '../../../kit/form/form.tsx';
import { Input } from '../../../kit/form/input.tsx';
import '../../../parts/estate/estate.css';

/** Form fields for an address and a map position. */
export const PlaceFields = () => (
  <>
    <Field name="address" label="地址">
      <Input maxLength={100} autoComplete="off" placeholder="街道和门牌号" />
    </Field>
    <div className="field-pair">
      <Field name="longitude" label="经度">
        <Input inputMode="decimal" maxLength={11} autoComplete="off" placeholder="如：121.473700" />
      </Field>
      <Field name="latitude" label="纬度">
        <Input inputMode="decimal" maxLength={10} autoComplete="off" placeholder="如：31.230400" />
      </Field>
    </div>
  </>
);
