import { commonErrors } from '@park/contract/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type PropsWithChildren, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { GrantorContext, RightsContext } from '../kit/api/access.tsx';
import { fetched } from '../kit/api/chunk.ts';
import { CallError, clientTexts } from '../kit/api/send.ts';
import { session } from '../kit/api/session.ts';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { say } from '../kit/feedback/message.ts';
import { type Me, MeContext } from '../parts/session/me.ts';
import { Boundary } from './Boundary.tsx';
import { AccessDenied, entryQuery } from './entry.ts';
import { readingTimeMs, signOut } from './leave.ts';
import { MessagePage } from './MessagePage.tsx';
import { Shell } from './Shell.tsx';
import { ShellSkeleton } from './Skeleton.tsx';
import { forgetTabs } from './useTabs.ts';

const FirstPassword = lazy(() =>
  fetched(import('../features/people/account/FirstPassword.tsx').then((file) => ({ default: file.FirstPassword }))),
);
const PendingAgreements = lazy(() =>
  fetched(import('../features/people/account/PendingAgreements.tsx').then((file) => ({ default: file.PendingAgreements }))),
);

const Backdrop = lazy(() => fetched(import('../login/backdrop.ts').then((file) => ({ default: file.Backdrop }))));

/** The people who can give rights to users of each side. */
const grantors = {
  platform: '平台管理员',
  operator: '运营主体管理员',
  assist: '协管主体管理员',
  company: '企业管理员',
} as const satisfies Record<NonNullable<Me['user']['side']>, string>;
/** The people who can give rights to the super administrators of companies, whom nobody in their company can give more. */
const grantorsOfSuper = { ...grantors, operator: '平台管理员', assist: '园区管理员', company: '园区管理员' } as const;
const grantorOf = ({ side, companySuperAdmin }: Me['user']) => (companySuperAdmin ? grantorsOfSuper : grantors)[side ?? 'company'];

const isForbidden = (error: unknown) => error instanceof CallError && error.code === commonErrors.forbidden.code;
/** Tells whether the server has refused the user, as opposed to having failed. */
const isRefused = (error: unknown): boolean => error instanceof AccessDenied || isForbidden(error);
const isSessionLost = (error: unknown) => error instanceof CallError && (error.code === '606' || error.code === '903');

/**
 * Loads the user, the current company and park, and the menu. Renders the shell once they are known and no first password or agreement is
 * pending.
 */
export function Entrance() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: entry, error, refetch } = useQuery(entryQuery);
  const { user, me } = entry ?? {};
  const isIn = Boolean(me);

  function retry() {
    if (isForbidden(error)) {
      // The next request must not name the company and park that the user has lost; the server then chooses one that is left.
      session.enter({});
      forgetTabs();
      void navigate('/', { state: { isChosen: true } });
    }
    void refetch();
  }

  useEffect(() => {
    if (isIn) void import('./background.ts').then(({ prefetchInBackground }) => prefetchInBackground(client)).catch(() => {});
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
  const text = error instanceof CallError ? error.message : clientTexts.failed;
  // The user and the menu remain when they are fetched again in vain. They are still shown unless the server has refused them.
  if (me && !isRefused(error))
    return (
      <MeContext value={me}>
        <RightsContext value={me.user.permissions}>
          <GrantorContext value={grantorOf(me.user)}>
            <Shell />
          </GrantorContext>
        </RightsContext>
      </MeContext>
    );
  if (!error || error instanceof AccessDenied || isSessionLost(error)) return <ShellSkeleton />;
  return (
    <main className="alone">
      <MessagePage title="暂时无法进入" text={text}>
        <button type="button" className="button is-primary" onClick={retry}>
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
