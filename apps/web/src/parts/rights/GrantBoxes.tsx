import type { GrantNode } from '@park/contract/rights/grant';
import { Button, Segmented, Switch } from 'antd';
import { type PropsWithChildren, type ReactNode, useMemo, useState } from 'react';
import { useRemembered } from '../../kit/api/remembered.ts';
import { EmptyState } from '../../kit/feedback/empty.tsx';
import { branches, useTreeSearch } from '../../kit/tree/search-tree.tsx';
import { Cascade } from './Cascade.tsx';
import { GrantTree, itemsOf } from './GrantTree.tsx';
import { boxesOf, type Marks, placesOf, withAll, withTicked } from './marks.ts';
import './grant.css';

const views = [
  { value: 'tree', label: '树状' },
  { value: 'cascade', label: '分栏' },
] as const;
type View = (typeof views)[number]['value'];

type GrantBoxesProps = PropsWithChildren<{
  tree: readonly GrantNode[];
  marks: Marks;
  mark: (next: Marks) => void;
  isLocked: boolean;
  /** Initial layout of the boxes; the user's choice is remembered under `name`. */
  view?: { name: string; first: View };
}>;
/** Renders check boxes for menus and buttons, with a search, folding, and a choice of linked boxes. */
export function GrantBoxes({
  tree,
  marks,
  mark,
  isLocked,
  view: { name, first } = { name: 'grantView', first: 'tree' },
  children,
}: GrantBoxesProps) {
  const places = useMemo(() => placesOf(tree), [tree]);
  const [view, setView] = useRemembered<View>(name, first);
  const [isLinked, setLinked] = useRemembered('grantLink', true);
  const items = itemsOf(tree);
  const { field, keyword, shown, lit } = useTreeSearch('菜单', items);
  const [opened, setOpened] = useState<string[]>(() => items.map(({ key }) => key));
  const isAllOpen = branches(items).every((key) => opened.includes(key));
  const boxes = boxesOf(tree, marks, isLinked);
  const shownCodes = keyword ? new Set(shown.flatMap(keysOf)) : undefined;
  const toggle = (code: string, isOn: boolean) => mark(withTicked(places, marks, { code, isOn, isLinked, shown: shownCodes }));
  return (
    <>
      <div className="row row-between grant-tools">
        <div className="row grant-search">{field}</div>
        <div className="row">
          {children}
          <Segmented options={[...views]} value={view} onChange={setView} />
          {view === 'tree' && (
            <Labelled text="展开全部">
              <Switch size="small" checked={isAllOpen} onChange={(isOn) => setOpened(isOn ? branches(items) : [])} />
            </Labelled>
          )}
          <Labelled text="联动勾选">
            <Switch size="small" checked={isLinked} onChange={setLinked} />
          </Labelled>
          {!isLocked && (
            <>
              <Button size="small" onClick={() => mark(withAll(places, marks, true))}>
                全选
              </Button>
              <Button size="small" onClick={() => mark(withAll(places, marks, false))}>
                全不选
              </Button>
            </>
          )}
        </div>
      </div>
      {view === 'cascade' ? (
        <Cascade label="权限" items={shown} {...boxes} isLocked={isLocked} onToggle={toggle} />
      ) : shown.length === 0 ? (
        <EmptyState kind="none" text="未找到匹配的菜单" />
      ) : (
        <GrantTree
          items={shown}
          {...boxes}
          opened={keyword ? branches(shown) : opened}
          isLocked={isLocked}
          lit={lit}
          onOpen={setOpened}
          onToggle={toggle}
        />
      )}
    </>
  );
}

type Keyed = { key: string; children: Keyed[] };
const keysOf = ({ key, children }: Keyed): string[] => [key, ...children.flatMap(keysOf)];

const Labelled = ({ text, children }: { text: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
  <label className="row grant-switch">
    {children}
    {text}
  </label>
);
