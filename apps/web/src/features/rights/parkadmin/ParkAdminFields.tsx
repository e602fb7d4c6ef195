import { CalendarOutlined } from '@ant-design/icons';
import { compTypes } from '@park/contract/kinds';
import type { ParkUser } from '@park/contract/people/parkuser';
import { parkadmin } from '@park/contract/rights/parkadmin';
import { type RoleNode, role } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { DatePicker, Form, Input, Segmented, Select, type SelectProps, type TreeSelectProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { day } from '../../../kit/format.ts';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { Field } from '../../../kit/form/form.tsx';
import { useChoices } from '../../../kit/list/search.ts';
import { phoneDigits } from '../../../parts/phone/digits.ts';
import { type RoleOption, RoleSelect, roleOptions } from '../../../parts/rights/RoleSelect.tsx';

type CompType = ParkUser['compType'];
const methodOptions = [
  { value: 'person', label: '选择人员' },
  { value: 'phone', label: '输入手机号' },
];

/** Form fields for the person who will administer the park: selected from the candidates, or identified by phone number. */
export function PersonFields({ onCompType }: { onCompType: (type: CompType | undefined) => void }) {
  const [way, setWay] = useState('person');
  const form = Form.useFormInstance();
  const turn = (next: string) => {
    form.setFieldsValue({ companyId: undefined });
    onCompType(undefined);
    setWay(next);
  };
  return (
    <>
      <Form.Item label="指定方式">
        <Segmented options={methodOptions} value={way} onChange={turn} />
      </Form.Item>
      <Form.Item name="companyId" hidden>
        <Input />
      </Form.Item>
      {way === 'person' ? (
        <Field key="person" name="userId" label="人员" required extra="运营主体和本园区协管单位的人员">
          <CandidateSelect
            onChosen={(one) => {
              form.setFieldsValue({ companyId: one?.companyId });
              onCompType(one?.compType);
            }}
          />
        </Field>
      ) : (
        <Field
          key="phone"
          name="phone"
          initialValue=""
          label="手机号"
          required
          normalize={phoneDigits}
          extra="须已是运营主体或协管单位的人员"
        >
          <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" />
        </Field>
      )}
    </>
  );
}

type Chosen = { companyId: string; compType: CompType };
type CandidateSelectProps = Pick<SelectProps, 'id' | 'value' | 'onBlur'> & {
  onChange?: (userId: string | undefined) => void;
  onChosen: (one: Chosen | undefined) => void;
};
function CandidateSelect({ onChange, onChosen, value, ...field }: CandidateSelectProps) {
  const { rows, select } = useChoices(parkadmin.candidates, (keyword) => ({ keyword }));
  const [name, setName] = useState<string>();
  const options = rows.map(({ userId, realName, phone, companyId, companyName, departmentName, compType }) => ({
    value: `${userId}/${companyId}`,
    label: realName,
    note: [companyName, departmentName, phone].filter(Boolean).join(' · '),
    of: { companyId, compType },
  }));
  return (
    <Select
      {...select}
      {...field}
      allowClear
      placeholder="请输入姓名或手机号查找"
      value={value ? { value: String(value), label: name ?? '…' } : null}
      labelInValue
      options={options}
      optionRender={({ data }) => (
        <span className="row">
          {data.label}
          <span className="muted">{data.note}</span>
        </span>
      )}
      onChange={(next) => {
        const found = options.find((one) => one.value === next?.value);
        setName(found?.label);
        onChosen(found?.of);
        onChange?.(found?.value.split('/')[0]);
      }}
    />
  );
}

const withHeading = (value: string, title: string, nodes: readonly RoleNode[]): RoleOption[] =>
  nodes.length ? [{ value, title, disabled: true, children: roleOptions(nodes) }] : [];

type RoleFieldProps = Pick<TreeSelectProps, 'id' | 'value' | 'onChange' | 'onBlur'> & { compType: CompType | undefined };
/** Selects roles for operator staff, for assisting organisations, or both while the person's organisation is unknown. */
function ParkRoleSelect({ compType, ...field }: RoleFieldProps) {
  const park = useQuery({ ...ask(role.parkTree, { kind: 'park' }), enabled: compType !== '1' });
  const assist = useQuery({ ...ask(role.parkTree, { kind: 'assist' }), enabled: compType !== '2' });
  return (
    <RoleSelect
      {...field}
      options={[
        ...(compType === '1' ? [] : withHeading('park', '运营角色', park.data ?? [])),
        ...(compType === '2' ? [] : withHeading('assist', '协管角色', assist.data ?? [])),
      ]}
      isPending={park.isLoading || assist.isLoading}
      isError={park.isError || assist.isError}
      placeholder="选择在本园区的角色"
      none="还没有角色，请先在“运营角色”中新增"
    />
  );
}

/** Returns the end of a day in the park's time zone, independent of the browser's zone. */
const endOf = (day: Dayjs | null) => day && `${day.format('YYYY-MM-DD')}T23:59:59+08:00`;
const dayOf = (at: unknown) => {
  return { value: typeof at === 'string' ? dayjs(day(at)) : null };
};

/** Form fields for the roles, period and remark of the administrator. */
export const PostFields = ({ compType }: { compType: CompType | undefined }) => (
  <>
    <Field name="roleIds" label="角色" required extra={compType && `${compTypes[compType]}人员适用的角色`}>
      <ParkRoleSelect compType={compType} />
    </Field>
    <Field name="validTo" label="有效期至" extra="到期后不能再进入本园区；不选为长期有效" getValueProps={dayOf} normalize={endOf}>
      <DatePicker
        style={{ width: '100%' }}
        placeholder="长期有效"
        suffixIcon={<CalendarOutlined aria-hidden />}
        disabledDate={(day) => day.isBefore(dayjs().startOf('day'))}
      />
    </Field>
    <Field name="remark" label="备注">
      <Input.TextArea showCount maxLength={100} rows={3} placeholder="选填，如：交接期间代管" />
    </Field>
  </>
);
