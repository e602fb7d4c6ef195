import { company } from '@park/contract/company/company';
import type { Reply } from '@park/contract/core';
import { compTypes } from '@park/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link } from 'react-router';
import { RightsContext } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash, day } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { CompanyMark } from '../../../parts/companies/CompanyMark.tsx';
import { addressText } from './address.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import './home.css';

type Figures = Reply<typeof company.home>;
type Figure = { name: string; value: number; unit: string; path?: string; note?: string };
const figuresOf = ({ staffLimit, ...counted }: Figures, mayEditStaff: boolean): Figure[] => [
  {
    ...{ name: '员工', value: counted.staffNum, unit: '人', path: '/architecture/memberlist' },
    ...(staffLimit !== null && { note: `上限 ${staffLimit} 人` }),
  },
  { name: '部门', value: counted.departmentNum, unit: '个', path: '/architecture/organizetions' },
  { name: '管理员', value: counted.adminNum, unit: '人', path: '/architecture/normalAdmin' },
  { name: '近30天加入', value: counted.joinedNum, unit: '人' },
  {
    name: '未分配部门',
    value: counted.unassignedNum,
    unit: '人',
    ...(mayEditStaff && { path: '/architecture/memberlist?departmentId=-2' }),
  },
  ...(counted.requestNum === null
    ? []
    : [{ name: '待处理的加入申请', value: counted.requestNum, unit: '条', path: '/architecture/invitation' }]),
];

/** 企业概况: overview of the user's own company and its pending work. */
export function CompanyHomePage() {
  const rights = useContext(RightsContext);
  const mayEditStaff = rights['staff:update'] !== undefined;
  const own = useQuery(ask(company.detail, {}));
  const { data: figures, error, refetch } = useQuery({ ...ask(company.home, {}), staleTime: 0 });
  const failure = error ?? own.error;
  if (failure)
    return (
      <Panel>
        <ErrorBlock error={failure} onRetry={() => void Promise.all([refetch(), own.refetch()])} />
      </Panel>
    );
  if (!figures || !own.data)
    return (
      <Panel>
        <SkeletonLines rows={6} />
      </Panel>
    );
  const { companyName, compType, creditCode, settingTime, superAdminName, normalContactName, parks } = own.data;
  const facts: [string, string | number][] = [
    ['企业身份', compTypes[compType]],
    ['所在园区', dash(parks.map(({ parkName }) => parkName).join('、'))],
    ['统一社会信用代码', dash(creditCode)],
    ['入驻时间', day(settingTime)],
    ['超级管理员', dash(superAdminName)],
    ['联系人', dash(normalContactName)],
    ['办公地址', addressText(own.data)],
  ];
  return (
    <div className="stack">
      <Panel className="company-home">
        <span className="company-head">
          <CompanyMark id={own.data.companyId} url={own.data.companyLogoUrl} size={64} />
          <h2>{companyName}</h2>
        </span>
        <dl className="company-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link to="/architecture/companyData">查看单位信息</Link>
      </Panel>
      <Panel className="stack">
        <h2 className="panel-title">企业数据</h2>
        <ul className="company-figures">
          {figuresOf(figures, mayEditStaff).map((figure) => (
            <FigureCard key={figure.name} {...figure} />
          ))}
        </ul>
      </Panel>
      {rights['book:read'] && <DepartmentCard />}
    </div>
  );
}

function FigureCard({ name, value, unit, path, note }: Figure) {
  const content = (
    <>
      <span className="muted">{name}</span>
      <strong>
        {value}
        <small>{unit}</small>
      </strong>
      {note && <small className="muted">{note}</small>}
    </>
  );
  return <li>{path ? <Link to={path}>{content}</Link> : <div>{content}</div>}</li>;
}
