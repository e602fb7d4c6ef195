import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';

type RowColumnsOptions<R> = {
  /** Returns the name of the row for the confirmation. */
  name: (row: R) => string;
  /** Consequence of the removal for users, shown in the confirmation. */
  after: string;
  edit: (row: R) => void;
  remove: (row: R) => void;
};
/** Returns the column that shows whether a row is enabled and, for users with the right to edit settings, the column with the actions. */
export function useRowColumns<R extends { isEnable: 0 | 1 }>({ name, after, edit, remove }: RowColumnsOptions<R>): Column<R>[] {
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
