import { type GrantNode, grant, refTypes } from '@park/contract/rights/grant';
import { permission } from '@park/contract/rights/permission';
import { useQuery } from '@tanstack/react-query';
import { Segmented, Select, TreeSelect } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { useMe } from '../../../parts/session/me.ts';

/** The subject of the question: a menu node or a call. */
export type SubjectValue = { menuId?: string; call?: string };
const kinds = [
  { value: 'menu', label: '菜单' },
  { value: 'call', label: '操作' },
] as const;

type SubjectProps = { isOther: boolean; value: SubjectValue; onChange: (next: SubjectValue) => void };
/** Selects the subject of the question: a page or button of the menu, or a call. */
export function Subject({ isOther, value, onChange }: SubjectProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('menu');
  const { side } = useMe().user;
  // Chooses the menu of the side to which the person belongs.
  const refType = isOther ? refTypes.inner : side === 'company' ? refTypes.company : refTypes.park;
  const menus = useQuery({ ...ask(grant.tree, { refType, menusPlatform: 1, server: 'portal' }), enabled: kind === 'menu' });
  const calls = useQuery({ ...ask(permission.calls, {}), enabled: kind === 'call' });
  const choose = (next: typeof kind) => {
    setKind(next);
    onChange({});
  };
  return (
    <>
      <label htmlFor="permission-subject">对象</label>
      <div className="permission-subject">
        <Segmented options={[...kinds]} value={kind} onChange={choose} />
        {kind === 'menu' ? (
          <TreeSelect<string | null>
            id="permission-subject"
            showSearch={{ treeNodeFilterProp: 'title' }}
            placeholder="选择菜单或按钮"
            loading={menus.isFetching}
            treeData={optionsOf(menus.data ?? [])}
            value={value.menuId ?? null}
            onChange={(menuId) => onChange(menuId ? { menuId } : {})}
          />
        ) : (
          <Select<string | null>
            id="permission-subject"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="选择操作，如：新增部门"
            loading={calls.isFetching}
            options={(calls.data ?? []).map(({ call, title }) => ({ value: call, label: title }))}
            value={value.call ?? null}
            onChange={(call) => onChange(call ? { call } : {})}
          />
        )}
      </div>
    </>
  );
}

type Option = { value: string; title: string; disabled: boolean; children: Option[] };
/** Headings of the menu cannot be selected. */
const optionsOf = (nodes: readonly GrantNode[]): Option[] =>
  nodes.map(({ menuId, name, children }) => ({
    value: menuId,
    title: name,
    disabled: children.some(({ type }) => type === 'menu'),
    children: optionsOf(children),
  }));
