import type { Reply } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../../kit/api.ts';

type BasicInfo = Reply<typeof config.basicInfo>;

/** 12,345.6789, four places at most. */
function grouped(value: number): string {
  const [whole = '', ...rest] = String(Math.round(value * 10_000) / 10_000).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** What is counted in the park, as far as the reader may see it. */
export const figuresOf = ({ companyNum, staffNum, area }: BasicInfo): { name: string; value: string; unit: string }[] =>
  [
    { name: '入驻单位', value: companyNum, unit: '家' },
    // who does not see the other companies counts only his own people
    { name: companyNum === null ? '本单位人员' : '在册人员', value: staffNum, unit: '人' },
    { name: '园区面积', value: area, unit: '㎡' },
  ].flatMap(({ name, value, unit }) => (value === null ? [] : [{ name, value: grouped(Number(value)), unit }]));

export const Figures = ({ info }: { info: BasicInfo }) => (
  <dl className="figures">
    {figuresOf(info).map(({ name, value, unit }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          <small>{unit}</small>
        </dd>
      </div>
    ))}
  </dl>
);

/** The park at a glance. Nothing to count, or no answer, leaves no empty frame behind. */
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
