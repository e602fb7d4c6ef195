import type { Reply } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams } from 'react-router';
import { Can } from '../../../kit/api/access.tsx';
import { fetched } from '../../../kit/api/chunk.ts';
import { ask } from '../../../kit/api/query.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { entriesOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';
import { ParkCards } from './ParkCards.tsx';
import { Figures, figuresOf } from './ParkFigures.tsx';
import { ParkTodos } from './ParkTodos.tsx';

const ParkMap = lazy(() => fetched(import('./ParkMap.tsx').then((file) => ({ default: file.ParkMap }))));

/**
 * Page of one park: figures, the user's to-dos, a map of its buildings, contact and location. The user must enter another park before
 * seeing its page.
 */
export function OperatePage() {
  const { id } = useParams();
  const { user } = useMe();
  if (id === user.parkId) return <Park />;
  const places = user.contexts.filter((place) => place.parkId === id);
  if (places.length === 0) return <p className="card operate-none">园区不存在，或你没有进入的权限</p>;
  return (
    <section className="card" aria-label="进入园区">
      <h2>进入此园区后查看</h2>
      <ParkCards places={places} />
    </section>
  );
}

type BasicInfo = Reply<typeof config.basicInfo>;
const factsOf = ({ contactName, contactPhone, address, longitude, latitude }: BasicInfo): [string, string | null][] => [
  ['联系人', contactName],
  ['联系电话', contactPhone],
  ['地址', address],
  ['经纬度', longitude === null || latitude === null ? null : `${longitude}，${latitude}`],
];

function Park() {
  const { menus } = useMe();
  const { data: info, error, refetch } = useQuery(ask(config.basicInfo, {}));
  if (error)
    return (
      <div className="card" role="alert">
        <p>{error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          重试
        </button>
      </div>
    );
  if (!info)
    return (
      <div className="skeleton" role="status" aria-label="加载中">
        <i className="skeleton-card" />
      </div>
    );
  return (
    <div className="home">
      <section className="card operate-head" aria-label={info.parkName}>
        {info.logo && <img src={info.logo} alt="" height="56" />}
        <div>
          <h2>{info.parkName}</h2>
          <p>{info.intro ?? '暂无简介'}</p>
        </div>
      </section>
      {figuresOf(info).length > 0 && (
        <section className="card" aria-label="园区数据">
          <h2>园区数据</h2>
          <Figures info={info} />
        </section>
      )}
      <ParkTodos />
      <Can access="estate:read">
        <LoadingBoundary fallback={null}>
          <ParkMap board={entriesOf(menus).find(({ address }) => address === '/platform/housing/board')?.address} />
        </LoadingBoundary>
      </Can>
      <section className="card" aria-label="联系方式">
        <h2>联系方式</h2>
        <dl className="facts">
          {factsOf(info).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? '--'}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
