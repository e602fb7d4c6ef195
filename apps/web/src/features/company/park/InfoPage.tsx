import { park } from '@park/contract/company/park';
import type { Reply } from '@park/contract/core';
import { config, phoneDisplay } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions, Typography } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { FormPageSkeleton } from '../../../kit/feedback/skeleton.tsx';
import { dash } from '../../../kit/format.ts';
import { usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { InfoForm } from './lazy.ts';
import './site.css';

type Info = Reply<typeof config.basicInfo>;

/** 园区信息: the current park and its space; users with the right to edit the park can change the park's data. */
export function InfoPage() {
  const [params, setParams] = usePageParams();
  const mayEdit = useRight('park:update') !== undefined;
  const { data, error, refetch } = useQuery({ ...ask(config.basicInfo, {}), staleTime: 0 });
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data) return <FormPageSkeleton />;
  if (params.has('edit') && mayEdit)
    return (
      <LoadingBoundary fallback={<FormPageSkeleton />}>
        <InfoForm info={data} onLeave={() => setParams({}, { replace: true })} />
      </LoadingBoundary>
    );
  return <InfoCard info={data} onEdit={() => setParams({ edit: '1' })} />;
}

function InfoCard({ info, onEdit }: { info: Info; onEdit: () => void }) {
  return (
    <div className="stack form-page site-card">
      <Panel className="row row-between">
        <span className="site-head">
          <span className="site-logo" aria-hidden>
            {info.logo ? <img src={info.logo} alt="" /> : info.parkName.slice(0, 2)}
          </span>
          <span>
            <h2>{info.parkName}</h2>
            <span className="muted">{info.address ?? '尚未填写地址'}</span>
          </span>
        </span>
        <Can access="park:update">
          <Button type="primary" onClick={onEdit}>
            编辑
          </Button>
        </Can>
      </Panel>
      <Panel>
        <Descriptions title="园区信息" column={{ xs: 1, md: 2 }} items={parkItems(info)} />
      </Panel>
      <Project />
    </div>
  );
}

const parkItems = (info: Info) => [
  { key: 'name', label: '园区名称', children: info.parkName },
  {
    key: 'area',
    label: '建筑面积',
    children: info.area === null ? '--' : `${Number(info.area).toLocaleString('zh-CN', { maximumFractionDigits: 4 })} ㎡`,
  },
  { key: 'contactName', label: '联系人', children: dash(info.contactName) },
  { key: 'contactPhone', label: '联系电话', children: dash(info.contactPhone) },
  { key: 'address', label: '地址', children: dash(info.address) },
  {
    key: 'position',
    label: '经纬度',
    children: info.longitude === null || info.latitude === null ? '--' : `${info.longitude}, ${info.latitude}`,
  },
  { key: 'companyNum', label: '入驻企业', children: info.companyNum === null ? '--' : `${info.companyNum} 家` },
  { key: 'staffNum', label: '园区人数', children: info.staffNum === null ? '--' : `${info.staffNum} 人` },
  { key: 'intro', label: '园区简介', span: 'filled' as const, children: <span className="site-intro">{dash(info.intro)}</span> },
];

/** Shows the settings of the space, read-only, because only the platform changes them. */
function Project() {
  const { data: space } = useQuery(ask(park.space, {}));
  const { data: phones } = useQuery(ask(config.read, phoneDisplay));
  if (!space) return null;
  const isHidden = phones?.content.isShow !== false;
  const items = [
    { key: 'name', label: '空间名称', children: space.name },
    { key: 'code', label: '空间编码', children: space.projectCode },
    { key: 'company', label: '运营主体', children: dash(space.operatorCompanyName) },
    { key: 'parkNum', label: '园区数', children: `${space.parkNum} 个` },
    {
      key: 'address',
      label: '专属登录地址',
      children: (
        <Typography.Text copyable={{ tooltips: ['复制地址', '已复制'] }}>{`${location.origin}/${space.projectCode}/login`}</Typography.Text>
      ),
    },
    { key: 'phone', label: '手机号显示', children: isHidden ? '隐藏中间四位' : '完整显示' },
  ];
  return (
    <Panel>
      <Descriptions title="所属空间" extra={<span className="muted">由平台统一设置</span>} column={{ xs: 1, md: 2 }} items={items} />
    </Panel>
  );
}
