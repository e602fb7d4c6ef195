import { type ExtendModule, extend, extendModules } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { usePageParams } from '../../../kit/list/state.ts';

const names = { person: '人员', company: '企业', room: '房间' } satisfies Record<ExtendModule, string>;
const options = Object.entries(names).map(([value, label]) => ({ value: value as ExtendModule, label }));

/** Returns the module in the address with all its fields in order; a module has at most fifty fields. */
export function useModule() {
  const [params, setParams] = usePageParams();
  const module = options.find(({ value }) => value === params.get('module'))?.value ?? 'company';
  const useModule = extendModules[module];
  const { data, ...loading } = useQuery(ask(extend.list, { useModule, pageSize: 9999 }));
  return { module, useModule, fields: data?.list, loading, choose: (next: ExtendModule) => setParams({ module: next }) };
}

export const ModuleChoice = ({ value, onChange }: { value: ExtendModule; onChange: (next: ExtendModule) => void }) => (
  <Segmented aria-label="适用对象" options={options} value={value} onChange={onChange} />
);
