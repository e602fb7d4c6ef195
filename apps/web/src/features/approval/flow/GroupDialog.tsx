import { flow } from '@park/contract/approval/flow';
import type { Reply } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';

type Group = Reply<typeof flow.groups>[number];
const maxNameLength = 20;

/** Manages the groups under which the start page lists the flows. */
export function GroupDialog({ dialog }: { dialog: Dialog }) {
  const { data = [], isPending } = useQuery(ask(flow.groups, {}));
  const add = useCommand(flow.addGroup, '新增成功');
  const change = useCommand(flow.changeGroup, '修改成功');
  const remove = useCommand(flow.removeGroup, '删除成功');
  const [text, setText] = useState('');
  const [edited, edit] = useState<Group>();
  const save = async () => {
    const name = text.trim();
    if (!name) return;
    const saved = edited ? change.mutateAsync({ id: edited.id, version: edited.version, name }) : add.mutateAsync({ name });
    await saved.then(
      () => {
        setText('');
        edit(undefined);
      },
      () => {},
    );
  };
  const columns: Column<Group>[] = [
    { title: '分组', dataIndex: 'name' },
    { title: '流程数', dataIndex: 'flowNum', align: 'end', width: 80 },
    {
      title: '操作',
      key: 'actions',
      width: 120,
      render: (_, group) => (
        <span className="row row-actions">
          <Button
            type="link"
            size="small"
            onClick={() => {
              edit(group);
              setText(group.name);
            }}
          >
            改名
          </Button>
          <Question
            title={`删除分组“${group.name}”？`}
            okText="删除"
            danger
            onConfirm={() => remove.mutateAsync({ id: group.id }).catch(() => {})}
          >
            <Button type="link" size="small" danger disabled={group.flowNum > 0} title={group.flowNum > 0 ? '分组下还有流程' : ''}>
              删除
            </Button>
          </Question>
        </span>
      ),
    },
  ];
  return (
    <PageModal title="分组管理" open={dialog.open} width={520} footer={null} onCancel={() => dialog.close()}>
      <div className="stack">
        <div className="row flow-group-new">
          <Input
            aria-label="分组名称"
            placeholder="分组名称"
            maxLength={maxNameLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPressEnter={() => void save()}
          />
          <Button type="primary" loading={add.isPending || change.isPending} onClick={() => void save()}>
            {edited ? '保存' : '新增'}
          </Button>
        </div>
        <Table<Group>
          rowKey="id"
          size="small"
          wraps
          isLoading={isPending}
          columns={columns}
          dataSource={data}
          empty={<EmptyState kind="first" text="还没有分组" />}
        />
      </div>
    </PageModal>
  );
}
