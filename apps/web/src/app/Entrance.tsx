import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type PropsWithChildren, useEffect } from 'react';
import { RightsContext } from '../kit/api/access.tsx';
import { fetched } from '../kit/api/chunk.ts';
import { CallError, clientTexts } from '../kit/api/send.ts';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { say } from '../kit/feedback/message.ts';
import { MeContext } from '../parts/session/me.ts';
import { Boundary } from './Boundary.tsx';
import { AccessDenied, entryQuery, prefetchInBackground } from './entry.ts';
import { readingTimeMs, signOut } from './leave.ts';
import { MessagePage } from './MessagePage.tsx';
import { Shell } from './Shell.tsx';
import { ShellSkeleton } from './Skeleton.tsx';

const FirstPassword = lazy(() =>
  fetched(import('../features/people/account/FirstPassword.tsx').then((file) => ({ default: file.FirstPassword }))),
);
const PendingAgreements = lazy(() =>
  fetched(import('../features/people/account/PendingAgreements.tsx').then((file) => ({ default: file.PendingAgreements }))),
);

const Backdrop = lazy(() => fetched(import('../login/backdrop.ts').then((file) => ({ default: file.Backdrop }))));

const isSessionLost = (error: unknown) => error instanceof CallError && (error.code === '606' || error.code === '903');

/**
 * Loads the user, the current company and park, and the menu. Renders the shell once they are known and no first password or agreement is
 * pending.
 */
export function Entrance() {
  const client = useQueryClient();
  const { data: entry, error, refetch } = useQuery(entryQuery);
  const { user, me } = entry ?? {};
  const isIn = Boolean(me);

  useEffect(() => {
    if (isIn) prefetchInBackground(client);
  }, [isIn, client]);

  useEffect(() => {
    if (!(error instanceof AccessDenied)) return;
    say.error(error.message);
    const timer = setTimeout(() => void signOut(error.message), readingTimeMs);
    return () => clearTimeout(timer);
  }, [error]);

  if (user && !user.change)
    return (
      <EntranceStep>
        <FirstPassword onLeave={() => void signOut()} />
      </EntranceStep>
    );
  if (user && user.pendingAgreements.length > 0)
    return (
      <EntranceStep>
        <PendingAgreements kinds={user.pendingAgreements} onDone={() => void refetch()} onLeave={() => void signOut()} />
      </EntranceStep>
    );
  if (me)
    return (
      <MeContext value={me}>
        <RightsContext value={me.user.permissions}>
          <Shell />
        </RightsContext>
      </MeContext>
    );
  if (!error || error instanceof AccessDenied || isSessionLost(error)) return <ShellSkeleton />;
  return (
    <main className="alone">
      <MessagePage title="暂时无法进入" text={error instanceof CallError ? error.message : clientTexts.failed}>
        <button type="button" className="button is-primary" onClick={() => void refetch()}>
          重试
        </button>
        <button type="button" className="button" onClick={() => void signOut()}>
          退出登录
        </button>
      </MessagePage>
    </main>
  );
}

/** Renders a required step while the shell is not rendered yet. */
function EntranceStep({ children }: PropsWithChildren) {
  return (
    <Boundary>
      <LoadingBoundary fallback={null}>
        <Backdrop />
        {children}
      </LoadingBoundary>
    </Boundary>
  );
}
