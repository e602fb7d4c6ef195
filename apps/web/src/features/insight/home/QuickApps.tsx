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
    <section className="card" aria-label="常用功能">
      <div className="card-head">
        <h2>常用功能</h2>
        <button type="button" className="text-button" aria-label="编辑常用功能" disabled={!apps} onClick={() => manage(true)}>
          <Icon name="pin" />
          编辑
        </button>
      </div>
      {apps?.length === 0 && <p className="home-hint">还没有常用功能，点“编辑”添加</p>}
      <Entries entries={apps?.map((app) => ({ ...app, note: app.groupName === app.name ? '' : app.groupName, address: app.path })) ?? []} />
      <LoadingBoundary>{isManaging && apps && <PinManager pinned={apps} onClose={() => manage(false)} />}</LoadingBoundary>
    </section>
  );
}
