import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RightsContext } from '../kit/access.tsx';
import { MeContext } from '../kit/me.ts';
import { say } from '../kit/message.ts';
import { CallError, clientTexts } from '../kit/send.ts';
import { Denied, enter } from './entry.ts';
import { readingTime, signOut } from './leave.ts';
import { Shell } from './Shell.tsx';
import { ShellSkeleton } from './Skeleton.tsx';
import { State } from './State.tsx';

const isLost = (error: unknown) => error instanceof CallError && (error.code === '606' || error.code === '903');

/** The way in: who, where, which menu. Shows the shell once all three are known. */
export function Entrance({ onMoved }: { onMoved: () => void }) {
  const { data: me, error, refetch } = useQuery({ queryKey: ['entry'], queryFn: enter, staleTime: Number.POSITIVE_INFINITY });

  useEffect(() => {
    if (!(error instanceof Denied)) return;
    say.error(error.message);
    const timer = setTimeout(() => void signOut(), readingTime);
    return () => clearTimeout(timer);
  }, [error]);

  if (me)
    return (
      <MeContext value={me}>
        <RightsContext value={me.user.permissions}>
          <Shell onMoved={onMoved} />
        </RightsContext>
      </MeContext>
    );
  if (!error || error instanceof Denied || isLost(error)) return <ShellSkeleton />;
  return (
    <main className="alone">
      <State title="暂时无法进入" text={error instanceof CallError ? error.message : clientTexts.failed}>
        <button type="button" className="button is-primary" onClick={() => void refetch()}>
          重试
        </button>
        <button type="button" className="button" onClick={() => void signOut()}>
          退出登录
        </button>
      </State>
    </main>
  );
}
