import { shortcut } from '@park/contract/people/shortcut';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';
import { ask } from '../../../kit/api/query.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Icon } from '../../../kit/page/icons.tsx';
import { Entries } from './Entries.tsx';

const PinManager = lazy(() => fetched(import('./PinManager.tsx').then((file) => ({ default: file.PinManager }))));

/** Shows the pages the user has pinned, in the user's order. */
export function QuickApps() {
  const { data: apps } = useQuery(ask(shortcut.list, {}));
  const [isManaging, manage] = useState(false);
  return (
    <section className="card" aria-label="快捷应用">
      <div className="card-head">
        <h2>快捷应用</h2>
        <button type="button" className="text-button" disabled={!apps} onClick={() => manage(true)}>
          <Icon name="pin" />
          管理快捷应用
        </button>
      </div>
      {apps?.length === 0 && <p className="home-hint">把常用的页面固定在这里，最多12个。</p>}
      <Entries entries={apps?.map((app) => ({ ...app, note: app.groupName === app.name ? '' : app.groupName, address: app.path })) ?? []} />
      <LoadingBoundary>{isManaging && apps && <PinManager pinned={apps} onClose={() => manage(false)} />}</LoadingBoundary>
    </section>
  );
}
