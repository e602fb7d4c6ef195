import { type CompanyDetail, company as calls } from '@park/contract/company/company';
import type { Sent } from '@park/contract/core';
import type { ExtendField } from '@park/contract/people/extend';
import { extendInitial, extendText } from '../../../kit/extend-values.ts';
import type { Latest } from '../../../kit/form.tsx';
import { FormPage } from '../../../kit/form-page.tsx';
import { dash } from '../../../kit/format.ts';
import { say } from '../../../kit/message.ts';
import { send } from '../../../kit/send.ts';
import { CompanyFields, dayOf } from './CompanyFields.tsx';
import { namesOf, useAttributes } from './kinds.tsx';

type Change = typeof calls.change;
type CompanyFormProps = { company: CompanyDetail; fields: readonly ExtendField[]; onLeave: () => void };
/** A company to be completed. What is not the reader's to change is shown all the same, and sent back as it is. */
export function CompanyForm({ company, fields, onLeave }: CompanyFormProps) {
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
    </FormPage>
  );
}

/** V277: rooms are not changed here, so their list goes empty; the day is a timestamp. */
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
  单位名称: values.companyName,
  统一社会信用代码: dash(values.creditCode),
  入驻时间: dash(dayOf(values.settingTime)),
  单位标志: values.companyLogoUrl ? '已上传' : '--',
  单位简介: dash(values.remark),
  主联系人: dash(values.normalContactName),
  ...(values.attributeIds && { 单位属性: dash(namesOf(attributes.filter(({ id }) => values.attributeIds?.includes(id)))) }),
  ...Object.fromEntries(fields.map((field) => [field.name, extendText(field, values.extValues?.[field.columnName])])),
});
