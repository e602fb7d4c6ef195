import { park } from '@park/contract/company/park';
import { authorisationTexts } from '@park/contract/rights/authorisation';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { usePageParams, useShownInAddress } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { Tabs } from '../../../kit/page/tabs.tsx';
import { SideTree, TreeBeside } from '../../../kit/tree/side-tree.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { Organisations } from './Organisations.tsx';
import { People } from './People.tsx';
import './authorisation.css';

const tabs = { people: { label: '人员授权', Tab: People }, organisations: { label: '组织授权', Tab: Organisations } } as const;
type TabName = keyof typeof tabs;
const items = Object.entries(tabs).map(([key, { label }]) => ({ key, label }));

/** Returns a function that tells whether the user may enter a park; only such a park can be administered here. */
function useMayEnter(): (projectId: string) => boolean {
  const { companyId, parkId, contexts } = useMe().user;
  return (id) => id === parkId || contexts.some((place) => place.parkId === id && place.companyId === companyId && place.hasPrivilege);
}

/** 园区访问授权: the people and departments of operator and assisting organisations that may enter a park. */
export function AuthorisationPage() {
  const [params, setParams] = usePageParams();
  const { data, ...loading } = useQuery(ask(park.projects, { enableFlag: 1, pageSize: 1000 }));
  const mayEnter = useMayEnter();
  const projects = (data?.list ?? []).filter(({ id }) => mayEnter(id));
  const project = projects.find(({ id }) => id === params.get('projectId')) ?? projects[0];
  useShownInAddress('projectId', project?.id);
  const tab: TabName = params.get('tab') === 'organisations' ? 'organisations' : 'people';
  const show = (next: { projectId?: string; tab?: string }) => {
    const { projectId, tab: at } = { projectId: project?.id, tab, ...next };
    setParams({ ...(projectId && { projectId }), ...(at === 'organisations' && { tab: at }) });
  };
  const { Tab } = tabs[tab];
  return (
    <TreeBeside
      side={
        <SideTree
          title="园区"
          loading={loading}
          empty={authorisationTexts.nothing}
          label="园区"
          items={projects.map(({ id, name }) => ({ key: id, name, children: [] }))}
          selected={project?.id}
          onSelect={(projectId) => show({ projectId })}
        />
      }
    >
      <Panel className="authorisation-head">
        <Tabs label="授权对象" activeKey={tab} items={items} onChange={(next) => show({ tab: next })} />
      </Panel>
      {loading.isPending ? (
        <Panel>
          <SkeletonLines rows={8} />
        </Panel>
      ) : project ? (
        <Tab key={project.id} project={project} />
      ) : (
        <Panel>
          <EmptyState kind="first" text={authorisationTexts.noProject} />
        </Panel>
      )}
    </TreeBeside>
  );
}
