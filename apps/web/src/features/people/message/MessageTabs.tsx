import { message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useNavigate } from 'react-router';
import { ask } from '../../../kit/api/query.ts';

const tabs = [
  { value: 1, name: '待办', address: '/notice/todolist' },
  { value: 2, name: '已办', address: '/notice/donelist' },
  { value: 3, name: '我发起的', address: '/notice/donelist?tab=3' },
  { value: 4, name: '抄送我的', address: '/notice/donelist?tab=4' },
] as const;
export type ListType = (typeof tabs)[number]['value'];

/** Tabs of the user's four application lists; the to-do list has a page of its own, the others share one. */
export function MessageTabs({ type }: { type: ListType }) {
  const navigate = useNavigate();
  const { data } = useQuery(ask(message.counts, {}));
  const counts: Partial<Record<ListType, number>> = { 1: data?.todo ?? 0, 4: data?.copied ?? 0 };
  const label = (value: ListType, name: string) => (counts[value] ? `${name} ${counts[value]}` : name);
  return (
    <Segmented<ListType>
      value={type}
      options={tabs.map(({ value, name }) => ({ value, label: label(value, name) }))}
      onChange={(next) => void navigate(tabs.find(({ value }) => value === next)?.address ?? '')}
    />
  );
}
