import { type CompanyDetail, type CompanyField, companyTexts } from '@park/contract/company/company';
import { logoLimits, logoTexts } from '@park/contract/kernel/file';
import { compTypes } from '@park/contract/kinds';
import type { ExtendField } from '@park/contract/people/extend';
import { Alert, DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRight } from '../../../kit/api/access.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { day } from '../../../kit/format.ts';
import { ImageUpload } from '../../../kit/upload/image-upload.tsx';
import type { Picture } from '../../../kit/upload/queue.ts';
import { ExtendFields } from '../../../parts/extend/ExtendFields.tsx';
import { AttributeSelect, attributeNote } from './AttributeSelect.tsx';
import './company.css';

type CompanyFieldsProps = { company: CompanyDetail; fields: readonly ExtendField[] };
export function CompanyFields({ company, fields }: CompanyFieldsProps) {
  const isLocked = (field: CompanyField) => !company.editable.includes(field);
  return (
    <div className="form-column">
      <h2 className="panel-title">企业资料</h2>
      <LogoField disabled={isLocked('companyLogoUrl')} />
      <Field name="normalContactName" label="联系人">
        <Input showCount maxLength={20} autoComplete="off" disabled={isLocked('normalContactName')} />
      </Field>
      <Field name="remark" label="企业简介">
        <Input.TextArea showCount maxLength={500} rows={4} placeholder="主营业务、团队和产品" disabled={isLocked('remark')} />
      </Field>
      <h2 className="panel-title">关键信息</h2>
      <KeyFields company={company} isLocked={isLocked} />
      {fields.length > 0 && <AddedFields fields={fields} />}
    </div>
  );
}

export const LogoField = ({ disabled = false }: { disabled?: boolean }) => (
  <Field name="companyLogoUrl" label="企业标志" getValueProps={picturesOf} normalize={addressOf}>
    <ImageUpload
      isPublic
      count={1}
      maxSize={logoLimits.maxSize}
      types={logoLimits.types}
      crop={logoLimits.side}
      side={80}
      hint={logoTexts.hint}
      disabled={disabled}
    />
  </Field>
);

/** The upload box takes a list of pictures, while the call takes a single address. */
const picturesOf = (url: string | null) => ({ value: url ? [{ id: url, url, name: '企业标志' }] : [] });
const addressOf = (pictures: Picture[]) => pictures[0]?.url ?? '';

function KeyFields({ company, isLocked }: { company: CompanyDetail; isLocked: (field: CompanyField) => boolean }) {
  const mayChoose = useRight('attribute:read') !== undefined;
  return (
    <>
      {isLocked('companyName') && <Alert type="info" showIcon className="company-note" title={companyTexts.keyFields} />}
      <Field name="companyName" label="企业名称" required={!isLocked('companyName')}>
        <Input maxLength={100} autoComplete="off" disabled={isLocked('companyName')} />
      </Field>
      <Field name="creditCode" label="统一社会信用代码">
        <Input maxLength={18} autoComplete="off" disabled={isLocked('creditCode')} />
      </Field>
      <Form.Item label="企业身份" htmlFor="company-type">
        <Input id="company-type" disabled value={compTypes[company.compType]} />
      </Form.Item>
      <SettledField disabled={isLocked('settingTime')} />
      {!isLocked('attributeIds') && mayChoose && (
        <Field name="attributeIds" label="企业类型" extra={attributeNote}>
          <AttributeSelect assigned={company.attributes} />
        </Field>
      )}
    </>
  );
}

export const SettledField = ({ disabled = false }: { disabled?: boolean }) => (
  <Field name="settingTime" label="入驻时间" getValueProps={(at) => ({ value: pickedOf(at) })} normalize={timestampOf}>
    <DatePicker className="company-day" placeholder="选择日期" disabled={disabled} />
  </Field>
);

/** Returns the day in the park's time zone, independent of the browser's zone. */
export const dayOf = (at: string | number | null | undefined) => (at == null ? null : day(new Date(at).toISOString()));
const pickedOf = (at: number | null | undefined) => (at == null ? null : dayjs(dayOf(at)));
const timestampOf = (picked: Dayjs | null) => picked && Date.parse(`${picked.format('YYYY-MM-DD')}T00:00:00+08:00`);

function AddedFields({ fields }: { fields: readonly ExtendField[] }) {
  const rights = [useRight('company:update'), useRight('extend:update')];
  const looksAfter = rights.some((right) => right !== undefined);
  return (
    <>
      <h2 className="panel-title">其他信息</h2>
      <ExtendFields fields={fields} isLocked={({ isEdit }) => isEdit === 0 && !looksAfter} />
    </>
  );
}
