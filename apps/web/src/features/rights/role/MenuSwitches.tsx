import { type MenuResource, menu } from '@park/contract/kernel/menu';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Switch } from 'antd';
import { useState } from 'react';
import { ask, useCommand } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { branches, type TreeItem, useTreeSearch } from '../../../kit/tree/search-tree.tsx';
import { TreeTable } from '../../../parts/menu/TreeTable.tsx';
import { useMe } from '../../../parts/session/me.ts';

type Entry = Omit<TreeItem, 'children'> & { of: MenuResource; isBelowOff: boolean; children: Entry[] };
const entries = (nodes: readonly MenuResource[], isBelowOff = false): Entry[] =>
  nodes
    .filter(({ type }) => type === 'menu')
    .map((of) => ({ key: of.code, name: of.name, of, isBelowOff, children: entries(of.children, isBelowOff || of.appSwitch === 0) }));

/** Switches applications of the park on and off. A switched-off application stays in the menu and leads to 暂未开放. */
export function MenuSwitches({ dialog }: { dialog: Dialog }) {
  const { parkName } = useMe().user;
  const { data = [], isPending, error, refetch } = useQuery(ask(menu.switches, {}));
  const set = useCommand(menu.setSwitch, '设置成功');
  const { field, shown, keyword } = useTreeSearch('菜单', entries(data));
  const [opened, setOpened] = useState<string[]>();
  const open = keyword ? branches(shown) : (opened ?? shown.map(({ key }) => key));
  const turn = ({ of }: Entry) => set.mutateAsync({ code: of.code, appSwitch: of.appSwitch ? 0 : 1 }).catch(() => {});
  const columns: Column<Entry>[] = [
    { title: '菜单', dataIndex: 'name' },
    {
      title: '状态',
      key: 'switch',
      width: 120,
      render: (_, entry) => (
        <OneSwitch entry={entry} isPending={set.isPending && set.variables.code === entry.key} onTurn={() => turn(entry)} />
      ),
    },
  ];
  return (
    <Drawer open={dialog.open} title={`菜单开关：${parkName ?? '本园区'}`} size={560} onClose={() => dialog.close()} destroyOnHidden>
      <div className="stack">
        <p className="muted role-hint">关闭后，本园区所有人都不能使用：菜单还在，打开时提示“该应用暂未开放”。</p>
        {field}
        {error ? (
          <ErrorBlock error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonLines rows={8} />
        ) : (
          <TreeTable<Entry> size="small" columns={columns} rows={shown} open={open} onOpen={setOpened} />
        )}
      </div>
    </Drawer>
  );
}

type OneSwitchProps = { entry: Entry; isPending: boolean; onTurn: () => Promise<unknown> };
function OneSwitch({ entry: { name, of, isBelowOff }, isPending, onTurn }: OneSwitchProps) {
  if (isBelowOff) return <span className="muted">随上级关闭</span>;
  const isOn = of.appSwitch === 1;
  const control = (
    <Switch
      aria-label={name}
      checked={isOn}
      loading={isPending}
      checkedChildren="开"
      unCheckedChildren="关"
      {...(!isOn && { onClick: onTurn })}
    />
  );
  if (!isOn) return control;
  return (
    <Question title={`关闭“${name}”？`} description="本园区所有人将立即不能使用它和它下面的菜单。" okText="关闭" danger onConfirm={onTurn}>
      {control}
    </Question>
  );
}
