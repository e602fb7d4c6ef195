import type { Reply } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { entriesOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';

type BasicInfo = Reply<typeof config.basicInfo>;

/** Formats a number as 12,345.6789, with at most four decimals. */
function formatNumber(value: number): string {
  const [whole = '', ...rest] = String(Math.round(value * 10_000) / 10_000).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** Returns the figures of the park that the user may see. */
export const figuresOf = ({ companyNum, staffNum, area }: BasicInfo): Figure[] =>
  [
    { name: '入驻企业', value: companyNum, unit: '家', list: '/platform/organisation/companyAccount' },
    // the server counts only the people of the user's company if the user cannot see other companies
    ...(companyNum === null
      ? [{ name: '本单位人数', value: staffNum, unit: '人' }]
      : [{ name: '入驻企业人数', value: staffNum, unit: '人', list: '/platform/parkuser/parkuserlist' }]),
    { name: '园区面积', value: area, unit: '㎡' },
  ].flatMap(({ value, ...figure }) => (value === null ? [] : [{ ...figure, value: formatNumber(Number(value)) }]));
type Figure = {
  name: string;
  value: string;
  unit: string /** Page of the list that has these entries, without its filter. */;
  list?: string;
};

/** Each figure links to its list, filtered to settled companies like the figure itself, if the user's menu has the list. */
export function Figures({ info }: { info: BasicInfo }) {
  const { menus } = useMe();
  const lists = new Set(entriesOf(menus).map(({ address }) => address));
  return (
    <dl className="figures">
      {figuresOf(info).map(({ name, value, unit, list }) => {
        const number = (
          <>
            {value}
            <small>{unit}</small>
          </>
        );
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{list && lists.has(list) ? <Link to={`${list}?compType=0`}>{number}</Link> : number}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Shows the figures of the park; renders nothing if there are no figures or the query fails. */
export function ParkFigures() {
  const { data: info } = useQuery(ask(config.basicInfo, {}));
  if (!info || figuresOf(info).length === 0) return null;
  return (
    <section className="card" aria-label="园区概况">
      <div className="card-head">
        <h2>园区概况</h2>
        <Link to="/campus">查看详情</Link>
      </div>
      <Figures info={info} />
    </section>
  );
}
