import { identity } from '@park/contract/people/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, useNavigate } from 'react-router';
import { CallError, clientTexts, send } from '../kit/api/send.ts';
import { projectPrefix, session } from '../kit/api/session.ts';
import { say } from '../kit/feedback/message.ts';
import { MoveContext, type Place, placeName } from '../parts/session/place.ts';
import { Entrance } from './Entrance.tsx';
import { forgetTabs } from './useTabs.ts';

export const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } } });

/**
 * Renders the console for one company and park. Switching to another company or park mounts a new instance, so no fetched data and no typed
 * text is carried over.
 */
function PlaceConsole({ prefetched, onMoved }: { prefetched: QueryClient | undefined; onMoved: () => void }) {
  const [client] = useState(() => prefetched ?? newClient());
  const navigate = useNavigate();

  async function move({ companyId, parkId, ...names }: Place) {
    try {
      await send(identity.switchContext, { companyId, parkId });
    } catch (error) {
      return say.error(error instanceof CallError ? error.message : clientTexts.failed);
    }
    // The next requests must not name the company and park that the user leaves; the next user info returns the new ones.
    session.enter({});
    forgetTabs();
    await navigate('/', { state: { isChosen: true } });
    client.clear();
    onMoved();
    say.success(`已切换到${placeName(names)}`);
  }

  return (
    <QueryClientProvider client={client}>
      <MoveContext value={move}>
        <Entrance />
      </MoveContext>
    </QueryClientProvider>
  );
}

/** Renders the console; `prefetched` is the query client with the data prefetched before the first render, and is used only once. */
export function App({ prefetched }: { prefetched?: QueryClient }) {
  const [round, setRound] = useState(0);
  return (
    <BrowserRouter basename={projectPrefix() || '/'}>
      <PlaceConsole key={round} prefetched={round === 0 ? prefetched : undefined} onMoved={() => setRound(round + 1)} />
    </BrowserRouter>
  );
}
