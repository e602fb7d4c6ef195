import type { Group } from '@park/contract/people/group';
import { Button, type PopconfirmProps } from 'antd';
import type { ReactNode } from 'react';
import { Question } from '../../../kit/feedback/question.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { words } from './words.ts';

type TakeOutProps = Pick<PopconfirmProps, 'placement'> & {
  kind: Group['kind'];
  subject: string;
  onOk: () => Promise<unknown>;
  children: ReactNode;
};
/** Asks before members are removed from a group. */
export const TakeOut = ({ kind, subject, onOk, children, ...where }: TakeOutProps) => (
  <Question
    {...where}
    title={`将${subject}移出分组？`}
    description={words[kind].stays}
    okText="移除"
    danger
    onConfirm={() => onOk().catch(() => {})}
  >
    {children}
  </Question>
);

type TakeOutColumnOptions<R> = { kind: Group['kind']; nameOf: (row: R) => string; take: (row: R) => Promise<unknown> };
export const takeOutColumn = <R extends object>({ kind, nameOf, take }: TakeOutColumnOptions<R>): Column<R> =>
  actionColumn<R>((row) => (
    <TakeOut kind={kind} subject={`“${nameOf(row)}”`} onOk={() => take(row)}>
      <Button type="link" size="small" danger aria-label={`移除${nameOf(row)}`}>
        移除
      </Button>
    </TakeOut>
  ));
