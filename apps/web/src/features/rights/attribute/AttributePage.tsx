import { type Attribute, attribute } from '@park/contract/rights/attribute';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { LeaveDialog } from '../../../kit/form/leave-dialog.tsx';
import { usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { Tabs } from '../../../kit/page/tabs.tsx';
import { AddToSide, SideTree, sideMenu, TreeBeside } from '../../../kit/tree/side-tree.tsx';
import { AttributeCompanies } from './AttributeCompanies.tsx';
import { AttributeForm, AttributeMenus, RemoveAttribute } from './lazy.ts';
import './attribute.css';

const items = [
  { key: 'menus', label: '菜单配置' },
  { key: 'companies', label: '适用企业' },
];
type Place = { attributeId?: string; tab?: string };

/** 企业类型: the attributes on the left; the menu nodes and companies of the selected attribute on the right. */
export function AttributePage() {
  const [params, setParams] = usePageParams();
  const { data, ...loading } = useQuery(ask(attribute.list, { pageSize: 1000 }));
  const attributes = data?.list ?? [];
  const chosen = attributes.find(({ id }) => id === params.get('attributeId')) ?? attributes[0];
  const tab = params.get('tab') === 'companies' ? 'companies' : 'menus';
  const [hasEdits, setEdits] = useState(false);
  const [pendingPlace, setPendingPlace] = useState<Place>();
  const go = ({ attributeId = chosen?.id ?? '', tab: at = tab }: Place) => {
    setEdits(false);
    setPendingPlace(undefined);
    setParams({ ...(attributeId && { attributeId }), ...(at === 'companies' && { tab: at }) });
  };
  const show = (next: Place) => (hasEdits ? setPendingPlace(next) : go(next));
  const form = useDialog<{ of?: Attribute }>();
  const removal = useDialog<Attribute>();
  const mayEdit = useRight('attribute:update') !== undefined;
  return (
    <TreeBeside
      side={
        <SideTree
          title="企业类型"
          action={mayEdit && <AddToSide onClick={() => form.edit({})} />}
          loading={loading}
          empty="还没有企业类型"
          label="类型"
          items={attributes.map(({ id, name, companyNum }) => ({ key: id, name, count: companyNum, children: [] }))}
          selected={chosen?.id}
          onSelect={(attributeId) => show({ attributeId })}
          {...(mayEdit && { menu: sideMenu(attributes, (of) => form.edit({ of }), removal.edit) })}
        />
      }
    >
      {chosen ? (
        <>
          <Panel className="attribute-head">
            <Tabs label="类型内容" activeKey={tab} items={items} onChange={(next) => show({ tab: next })} />
            <div className="row attribute-note">
              <strong>{chosen.name}</strong>
              <span className="muted">{chosen.remark}</span>
            </div>
          </Panel>
          {tab === 'menus' ? (
            <LoadingBoundary fallback={<SkeletonLines rows={6} />}>
              <AttributeMenus key={chosen.id} of={chosen} onEdits={setEdits} />
            </LoadingBoundary>
          ) : (
            <AttributeCompanies key={chosen.id} of={chosen} />
          )}
        </>
      ) : (
        <Panel>
          {loading.isPending ? (
            <SkeletonLines rows={8} />
          ) : (
            <EmptyState kind="first" text="企业类型决定企业可以使用哪些菜单，请先在左侧新增" />
          )}
        </Panel>
      )}
      <LeaveDialog
        open={pendingPlace !== undefined}
        onLeave={() => pendingPlace && go(pendingPlace)}
        onStay={() => setPendingPlace(undefined)}
      />
      <LoadingBoundary>
        {form.row && (
          <AttributeForm
            key={form.row.of?.id ?? 'new'}
            of={form.row.of}
            dialog={{
              open: form.open,
              close: (reply) => {
                form.close();
                if (reply?.id) show({ attributeId: reply.id });
              },
            }}
          />
        )}
        {removal.row && (
          <RemoveAttribute
            dialog={removal}
            of={removal.row}
            onRemoved={() => removal.row?.id === chosen?.id && setParams({})}
            onShow={(attributeId) => show({ attributeId, tab: 'companies' })}
          />
        )}
      </LoadingBoundary>
    </TreeBeside>
  );
}
