import { company } from '@park/contract/company/company';
import type { Reply, Sent } from '@park/contract/core';
import { Alert, Button, Checkbox } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { send } from '../../../kit/api/send.ts';
import { CallForm, Field, type Latest, useCallForm } from '../../../kit/form/form.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { SwitchField } from '../../../kit/form/switch-field.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import './company.css';

type Power = Reply<typeof company.power>;
type Save = typeof company.savePower;

/** Edits the powers of one company in 企业设置. */
export function PowerForm({ power }: { power: Power }) {
  const mayEdit = useRight('company:admin') !== undefined;
  const initial = valuesOf(power);
  const latest: Latest<Save> = {
    load: async () => valuesOf(await send(company.power, { companyId: power.companyId })),
    describe: (values) => described(values, power),
  };
  const state = useCallForm({ call: company.savePower, initial, done: '功能与人数已保存', latest, onDone: () => {} });
  return (
    <Panel className="company-deploy">
      <CallForm state={state} initial={initial}>
        <Field name="staffLimit" label="人数上限" extra={`当前 ${power.staffNum} 人；留空为不限制，低于当前人数时不影响已有人员`}>
          <Input inputMode="numeric" maxLength={7} suffix="人" placeholder="不限制" className="company-limit" disabled={!mayEdit} />
        </Field>
        <SwitchField name="mayEditContact" label="允许企业自己修改联系人" extra="关闭后，联系人只能由园区修改" disabled={!mayEdit} />
        <Field name="menuIds" label="可分配给该企业角色的菜单" extra="全部勾选表示不限制；取消勾选不影响已分配的权限">
          <Menus menus={power.menus} disabled={!mayEdit} />
        </Field>
        {!mayEdit && <Alert type="info" showIcon title="你没有修改企业设置的权限" />}
        <Can access="company:admin">
          <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
            保存
          </Button>
        </Can>
      </CallForm>
    </Panel>
  );
}

const valuesOf = ({ companyId, version, menus, staffLimit, mayEditContact }: Power) => ({
  ...{ companyId, version, staffLimit, mayEditContact },
  menuIds: menus.every(({ isHanded }) => isHanded) ? null : menus.flatMap(({ code, isHanded }) => (isHanded ? [code] : [])),
});

const described = ({ staffLimit, mayEditContact, menuIds }: Partial<Sent<Save>>, { menus }: Power) => ({
  人数上限: staffLimit ? `${staffLimit} 人` : '不限制',
  允许企业自己修改联系人: mayEditContact ? '是' : '否',
  可分配的菜单: menuIds ? menus.flatMap(({ code, name }) => (menuIds.includes(code) ? [name] : [])).join('、') : '全部',
});

type MenusProps = {
  menus: Power['menus'];
  disabled: boolean;
  value?: readonly string[] | null;
  onChange?: (next: string[] | null) => void;
};
/** Form field for the menu nodes that the company may use, by group; if all nodes are selected, the company has no limit. */
function Menus({ menus, disabled, value = null, onChange = () => {} }: MenusProps) {
  const groups = Map.groupBy(menus, ({ groupName }) => groupName);
  const change = (group: Power['menus'], checkedCodes: readonly string[]) => {
    const isChecked = (code: string) =>
      group.some((one) => one.code === code) ? checkedCodes.includes(code) : value === null || value.includes(code);
    const next = menus.map(({ code }) => code).filter(isChecked);
    onChange(next.length === menus.length ? null : next);
  };
  return (
    <div className="company-menus">
      {[...groups].map(([name, group]) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <Checkbox.Group
            className="choices"
            disabled={disabled}
            options={group.map(({ code, name: label }) => ({ value: code, label }))}
            value={group.map(({ code }) => code).filter((code) => value === null || value.includes(code))}
            onChange={(checkedCodes) => change(group, checkedCodes)}
          />
        </fieldset>
      ))}
    </div>
  );
}
