import { type CompanyDetail, company as calls } from '@park/contract/company/company';
import type { Sent } from '@park/contract/core';
import type { ExtendField } from '@park/contract/people/extend';
import { Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { send } from '../../../kit/api/send.ts';
import { say } from '../../../kit/feedback/message.ts';
import type { Latest } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { dash } from '../../../kit/format.ts';
import { extendInitial, extendText } from '../../../parts/extend/values.ts';
import { CompanyFields, dayOf } from './CompanyFields.tsx';
import { namesOf, useAttributes } from './kinds.tsx';

type Change = typeof calls.change;
type CompanyFormProps = { company: CompanyDetail; fields: readonly ExtendField[]; onLeave: () => void; at?: string | null };
/** Edits a company; `at` is the field where the user begins. Fields the user may not change are shown disabled and sent back unchanged. */
export function CompanyForm({ company, fields, onLeave, at }: CompanyFormProps) {
  const { companyId } = company;
  const attributes = useAttributes(company.attributes);
  const latest: Latest<Change> = {
    load: async () => valuesOf(await send(calls.detail, { companyId }), fields),
    describe: (values) => described(values, fields, attributes),
  };
  return (
    <FormPage
      call={calls.change}
      initial={{ companyId, ...valuesOf(company, fields) }}
      done="单位信息更新成功"
      latest={latest}
      onLeave={(reply) => {
        if (reply?.warning) say.warning(reply.warning);
        onLeave();
      }}
    >
      <CompanyFields company={company} fields={fields} />
      <BeginAt field={at} />
    </FormPage>
  );
}

/** Moves the focus to the field that the user came to fill in. */
function BeginAt({ field }: { field: string | null | undefined }) {
  const form = Form.useFormInstance();
  const begin = useEffectEvent(() => {
    if (field && form.getFieldInstance(field)) form.scrollToField(field, { block: 'center', focus: true });
  });
  useEffect(() => begin(), []);
  return null;
}

/** V277: the form does not edit rooms, so it sends an empty address list; it sends the move-in day as a timestamp. */
function valuesOf(company: CompanyDetail, fields: readonly ExtendField[]) {
  const { version, companyName, creditCode, settingTime, companyLogoUrl, remark, normalContactName } = company;
  return {
    ...{ version, companyName, creditCode, companyLogoUrl, remark, normalContactName },
    settingTime: settingTime === null ? null : Date.parse(settingTime),
    extValues: extendInitial(fields, company.extValues),
    address: [],
    ...(company.editable.includes('attributeIds') && { attributeIds: company.attributes.map(({ id }) => id) }),
  };
}

const described = (values: Partial<Sent<Change>>, fields: readonly ExtendField[], attributes: CompanyDetail['attributes']) => ({
  企业名称: values.companyName,
  统一社会信用代码: dash(values.creditCode),
  入驻时间: dash(dayOf(values.settingTime)),
  企业标志: values.companyLogoUrl ? '已上传' : '--',
  企业简介: dash(values.remark),
  联系人: dash(values.normalContactName),
  ...(values.attributeIds && { 企业类型: dash(namesOf(attributes.filter(({ id }) => values.attributeIds?.includes(id)))) }),
  ...Object.fromEntries(fields.map((field) => [field.name, extendText(field, values.extValues?.[field.columnName])])),
});
