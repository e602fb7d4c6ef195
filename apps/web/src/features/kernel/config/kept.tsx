import { Button } from 'antd';
import { useRight } from '../../../kit/access.tsx';
import { actionColumn } from '../../../kit/people/columns.tsx';
import { Question } from '../../../kit/question.tsx';
import { EnabledTag } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table-column.ts';

type Kept<R> = {
  /** What the question calls it. */
  name: (row: R) => string;
  /** What becomes of its users once it is gone. */
  after: string;
  edit: (row: R) => void;
  remove: (row: R) => void;
};
/** Whether it is in use, and, for who may, the way to change it or take it away. */
export function useKeptColumns<R extends { isEnable: 0 | 1 }>({ name, after, edit, remove }: Kept<R>): Column<R>[] {
  const mayEdit = useRight('config:update') !== undefined;
  const status: Column<R> = {
    title: '状态',
    key: 'isEnable',
    render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} off="停用" />,
  };
  const actions = actionColumn<R>((row) => (
    <>
      <Button type="link" size="small" onClick={() => edit(row)}>
        编辑
      </Button>
      <Question title={`删除${name(row)}？`} description={after} okText="删除" danger onConfirm={() => remove(row)}>
        <Button type="link" size="small" danger>
          删除
        </Button>
      </Question>
    </>
  ));
  return mayEdit ? [status, actions] : [status];
}
