import { CloseOutlined } from '@ant-design/icons';
import { department } from '@park/contract/department';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { PageModal } from '../dialog.tsx';
import type { Dialog } from '../dialog-state.ts';
import { EmptyState } from '../empty.tsx';
import { ErrorBlock } from '../error.tsx';
import { searchLimit, useDebounced, useEndOfScroll } from '../list-search.ts';
import { send } from '../send.ts';
import { session } from '../session.ts';
import { SearchTree } from '../tree-search.tsx';
import { toItems, useDepartmentTree } from './departments.tsx';
import './people.css';

export type Chosen = { id: string; realName: string };
type PeopleDialogProps = {
  dialog: Dialog;
  title: string;
  okText: string;
  companyId: string | undefined;
  /** How many at most. */
  most: number;
  /** Why somebody cannot be chosen; nothing if he can. */
  refusal?: (id: string) => string | undefined;
  isPending?: boolean;
  onChoose: (people: Chosen[]) => void;
};
const portion = 50;

/** Chooses people: departments to the left, their people in the middle, those chosen so far to the right. */
export function PeopleDialog({ dialog, title, okText, companyId, most, refusal, isPending = false, onChoose }: PeopleDialogProps) {
  const { tree } = useDepartmentTree(companyId);
  const [departmentId, choose] = useState<string>();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const isFull = chosen.length >= most;
  const set = (person: Chosen, isOn: boolean) =>
    setChosen((now) => [...now.filter(({ id }) => id !== person.id), ...(isOn ? [{ id: person.id, realName: person.realName }] : [])]);
  return (
    <PageModal
      title={title}
      open={dialog.open}
      width={900}
      okText={okText}
      cancelText="取消"
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={isPending}
      onOk={() => onChoose(chosen)}
      onCancel={() => dialog.close()}
      afterClose={() => setChosen([])}
    >
      <div className="people-picker">
        <div className="stack">
          <SearchTree label="部门" items={toItems(tree)} selected={departmentId ?? tree[0]?.id} onSelect={choose} />
        </div>
        <div className="stack">
          <Input
            allowClear
            aria-label="搜索人员"
            placeholder="请输入姓名或手机号"
            maxLength={searchLimit}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <People
            companyId={companyId}
            departmentId={departmentId}
            text={text}
            isChosen={(id) => chosen.some((one) => one.id === id)}
            refusal={(id) => refusal?.(id) ?? (isFull && !chosen.some((one) => one.id === id) ? `最多选择${most}人` : undefined)}
            onSet={set}
          />
        </div>
        <section className="stack" aria-label="已选人员">
          <div className="row row-between">
            <strong>
              已选 {chosen.length} / {most} 人
            </strong>
            <Button type="link" size="small" disabled={chosen.length === 0} onClick={() => setChosen([])}>
              清空
            </Button>
          </div>
          <ul className="people-chosen">
            {chosen.map((person) => (
              <li key={person.id}>
                {person.realName}
                <Button
                  type="text"
                  size="small"
                  aria-label={`不选${person.realName}`}
                  icon={<CloseOutlined />}
                  onClick={() => set(person, false)}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageModal>
  );
}

type PeopleProps = {
  companyId: string | undefined;
  departmentId: string | undefined;
  text: string;
  isChosen: (id: string) => boolean;
  refusal: (id: string) => string | undefined;
  onSet: (person: Chosen, isOn: boolean) => void;
};
/** A search goes through the whole company, whatever department is open. */
function People({ companyId, departmentId, text, isChosen, refusal, onSet }: PeopleProps) {
  const keyword = useDebounced(text.trim(), 500);
  const input = { companyId, keyword, departmentId: keyword ? null : (departmentId ?? null), pageSize: portion };
  const found = useInfiniteQuery({
    queryKey: ['department', 'people', 'picker', input, session.claims],
    queryFn: ({ pageParam, signal }) => send(department.people, { ...input, pageNum: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * portion < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const onScroll = useEndOfScroll(() => {
    if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
  });
  if (found.isError) return <ErrorBlock error={found.error} text="加载组织人员失败" onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton active title={false} />;
  const people = found.data.pages.flatMap((page) => page.list);
  if (people.length === 0) return <EmptyState kind="none" text="未找到匹配的人员" />;
  return (
    <ul className="people-list" onScroll={onScroll} aria-label="人员">
      {people.map((person) => {
        const reason = refusal(person.id);
        return (
          <li key={person.id}>
            <Checkbox
              checked={isChosen(person.id)}
              disabled={reason !== undefined}
              onChange={(event) => onSet(person, event.target.checked)}
            >
              {person.realName}
              <span className="muted people-note">{reason ?? person.departmentName}</span>
            </Checkbox>
          </li>
        );
      })}
    </ul>
  );
}
