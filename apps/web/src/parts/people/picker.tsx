import { CloseOutlined } from '@ant-design/icons';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { session } from '../../kit/api/session.ts';
import { PageModal } from '../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../kit/feedback/error.tsx';
import { say } from '../../kit/feedback/message.ts';
import { searchLimit, useDebounced, useEndOfScroll } from '../../kit/list/search.ts';
import './picker.css';
import { SkeletonLines } from '../../kit/feedback/skeleton.tsx';

export type ChosenPerson = { id: string; realName: string };
type FoundPerson = ChosenPerson & {
  departmentName?: string | null;
  /** Reason why the person cannot be chosen. */
  refusal?: string;
};
type PeopleRequest = { keyword: string; pageNum: number; pageSize: number };
/** Search for people; `key` is the cache key. */
export type PeopleSource = {
  key: readonly unknown[];
  find: (request: PeopleRequest, signal: AbortSignal) => Promise<{ total: number; list: FoundPerson[] }>;
};

const pageSize = 50;
const searchDelay = 500;
/** V170: shown if the dialog is confirmed with nobody selected. */
const nobodyChosen = '请先选择用户';

type PickerDialogProps = {
  dialog: Dialog;
  title: string;
  okText: string;
  /** Content on the left that filters the people in the middle. */
  side: ReactNode;
  source: PeopleSource;
  /** Maximum number of chosen people. */
  most?: number;
  /** People chosen when the dialog opens. */
  initial?: ChosenPerson[];
  isEmptyAllowed?: boolean;
  /** Returns why a person cannot be chosen; undefined if they can. */
  refusal?: ((id: string) => string | undefined) | undefined;
  /** Further fields below the people. */
  below?: ReactNode;
  isPending?: boolean;
  onChoose: (people: ChosenPerson[]) => void;
};
/** Lets the user choose people: a filter on the left, the people in the middle, the chosen people on the right. */
export function PickerDialog({
  dialog,
  title,
  okText,
  side,
  source,
  most,
  initial = [],
  isEmptyAllowed = false,
  refusal,
  below,
  isPending = false,
  onChoose,
}: PickerDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ChosenPerson[]>(initial);
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const isFull = most !== undefined && chosen.length >= most;
  const set = ({ id, realName }: ChosenPerson, isOn: boolean) =>
    setChosen((now) => [...now.filter((one) => one.id !== id), ...(isOn ? [{ id, realName }] : [])]);
  const confirm = () => {
    if (chosen.length === 0 && !isEmptyAllowed) say.warning(nobodyChosen);
    else onChoose(chosen);
  };
  return (
    <PageModal
      title={title}
      open={dialog.open}
      width={900}
      okText={okText}
      cancelText="取消"
      confirmLoading={isPending}
      onOk={confirm}
      onCancel={() => dialog.close()}
      afterClose={() => setChosen(initial)}
    >
      <div className="people-picker">
        <div className="stack">{side}</div>
        <div className="stack">
          <PeopleSearch value={text} onChange={setText} />
          <PeopleList
            source={source}
            text={text}
            isChosen={isChosen}
            refusal={(id) => refusal?.(id) ?? (isFull && !isChosen(id) ? `最多选择${most}人` : undefined)}
            onSet={set}
          />
        </div>
        <section className="stack" aria-label="已选人员">
          <ChosenHead text={most ? `已选 ${chosen.length} / ${most} 人` : `已选 ${chosen.length} 人`} onClear={() => setChosen([])} />
          <ul className="people-chosen">
            {chosen.map((person) => (
              <ChosenItem key={person.id} name={person.realName} onDrop={() => set(person, false)} />
            ))}
          </ul>
        </section>
      </div>
      {below}
    </PageModal>
  );
}

/** Renders the search field above a list of people. */
export function PeopleSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Input
      allowClear
      aria-label="搜索人员"
      placeholder="请输入姓名或手机号"
      maxLength={searchLimit}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Shows the number of chosen people, with a button that removes all. */
export function ChosenHead({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <div className="row row-between">
      <strong>{text}</strong>
      <Button type="link" size="small" onClick={onClear}>
        清空
      </Button>
    </div>
  );
}

/** Shows a chosen person, with a button that removes them. */
export function ChosenItem({ name, note, onDrop }: { name: string; note?: string; onDrop: () => void }) {
  return (
    <li>
      <span>
        {name}
        {note && <span className="muted people-note">{note}</span>}
      </span>
      <Button type="text" size="small" aria-label={`不选${name}`} icon={<CloseOutlined />} onClick={onDrop} />
    </li>
  );
}

type PeopleListProps = {
  source: PeopleSource;
  text: string;
  isChosen: (id: string) => boolean;
  refusal: (id: string) => string | undefined;
  onSet: (person: ChosenPerson, isOn: boolean) => void;
  /** V313: shown when a search finds nobody. */
  noMatch?: string;
};
/** Lists people with check boxes; more are loaded on scrolling. */
export function PeopleList({ source, text, isChosen, refusal, onSet, noMatch = '未找到匹配的人员' }: PeopleListProps) {
  const keyword = useDebounced(text.trim(), searchDelay);
  const found = useInfiniteQuery({
    queryKey: [...source.key, 'picker', keyword, session.claims],
    queryFn: ({ pageParam, signal }) => source.find({ keyword, pageNum: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const onScroll = useEndOfScroll(() => {
    if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
  });
  if (found.isError) return <ErrorBlock error={found.error} text="加载组织人员失败" onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonLines rows={3} />;
  const people = found.data.pages.flatMap((page) => page.list);
  if (people.length === 0) return <EmptyState kind="none" text={keyword ? noMatch : '暂无数据'} />;
  return (
    <ul className="people-list" onScroll={onScroll} aria-label="人员">
      {people.map((person) => {
        const reason = person.refusal ?? refusal(person.id);
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
