import { company } from '@park/contract/company/company';
import { role } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { searchLimit, useDebounced } from '../../../kit/list/search.ts';
import { type Named, useOwnCompany } from '../../../parts/companies/companies.ts';
import { type CompanyRoles, type Handler, handlerRoles, type RoleOfCompany, roleCompanyId, withRoles } from './handlers.ts';

type CompanyRolePickerProps = { type: CompanyRoles['type']; chosen: readonly Handler[]; onPut: (handler: Handler) => void };
/** Lists companies on the left and the built-in or custom roles of the chosen company beside them. */
export function CompanyRolePicker({ type, chosen, onPut }: CompanyRolePickerProps) {
  const [at, open] = useState<string>();
  const of = (companyId: string) =>
    chosen.find((one): one is CompanyRoles => one.type === type && 'companyId' in one && one.companyId === companyId);
  const choose = ({ id, name }: Named) => {
    open(id);
    if (!of(id)) onPut({ type, companyId: id, companyName: name, roleList: [], roleListName: '' });
  };
  const current = at === undefined ? undefined : of(at);
  return (
    <div className="person-selector-columns">
      <Companies at={current?.companyId} onChoose={choose} />
      <div className="stack">
        {current ? (
          <Roles key={current.companyId} of={current} onPut={onPut} />
        ) : (
          <EmptyState kind="first" text="先在左侧选择企业，再选择角色" />
        )}
      </div>
    </div>
  );
}

function Companies({ at, onChoose }: { at: string | undefined; onChoose: (company: Named) => void }) {
  const own = useOwnCompany();
  const seesOthers = useRight('company:read') === 'park';
  const [text, setText] = useState('');
  const companyName = useDebounced(text.trim(), 500);
  const { data } = useQuery({ ...ask(company.list, { companyName, pageSize: 50 }), enabled: seesOthers });
  const found = data?.list.map((one): Named => ({ id: one.companyId, name: one.companyName })) ?? [];
  const shown = seesOthers ? found : own;
  return (
    <div className="stack">
      {seesOthers && (
        <Input
          allowClear
          aria-label="搜索企业"
          placeholder="搜索企业"
          maxLength={searchLimit}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul className="people-list" aria-label="企业">
        {shown.map((one) => (
          <li key={one.id}>
            <Button type={one.id === at ? 'link' : 'text'} size="small" aria-pressed={one.id === at} onClick={() => onChoose(one)}>
              {one.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Roles({ of, onPut }: { of: CompanyRoles; onPut: (handler: Handler) => void }) {
  const { roles, error, refetch } = useRolesOf(of);
  if (error) return <ErrorBlock error={error} onRetry={refetch} />;
  if (!roles) return <SkeletonLines rows={3} />;
  if (roles.length === 0) return <EmptyState kind="first" text="暂无数据" />;
  const has = (one: RoleOfCompany) => of.roleList.some((other) => other.roleCompanyId === one.roleCompanyId);
  const set = (one: RoleOfCompany, isOn: boolean) =>
    onPut(withRoles(of, [...of.roleList.filter((other) => other.roleCompanyId !== one.roleCompanyId), ...(isOn ? [one] : [])]));
  return (
    <ul className="people-list" aria-label="角色">
      {roles.map((one) => (
        <li key={one.roleCompanyId}>
          <Checkbox checked={has(one)} onChange={(event) => set(one, event.target.checked)}>
            {one.roleName}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function useRolesOf({ type, companyId }: CompanyRoles) {
  const isOwn = type === 'company1';
  const custom = useQuery({ ...ask(role.custom, { companyId }), enabled: isOwn });
  const inner = useQuery({ ...ask(role.inner, {}), enabled: !isOwn });
  const query = isOwn ? custom : inner;
  const named = (id: string, roleName: string): RoleOfCompany => ({ roleCompanyId: roleCompanyId(id, companyId), roleName });
  const fixed = Object.entries(handlerRoles).map(([id, name]) => named(id, name));
  const roles = isOwn
    ? custom.data?.map(({ id, roleName }) => named(id, roleName))
    : inner.data && [...fixed, ...inner.data.map(({ id, name }) => named(id, name))];
  return { roles, error: query.error, refetch: () => void query.refetch() };
}
