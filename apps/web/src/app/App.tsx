import { identity } from '@park/contract/people/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, useNavigate } from 'react-router';
import { say } from '../kit/message.ts';
import { MoveContext, type Place, placeName } from '../kit/place.ts';
import { CallError, clientTexts, send } from '../kit/send.ts';
import { projectPrefix, session } from '../kit/session.ts';
import { Entrance } from './Entrance.tsx';
import { forgetTabs } from './useTabs.ts';

export const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } } });

/** One stay in one company and park. Going elsewhere begins a new one: nothing fetched or typed here comes along. */
function Stay({ known, onMoved }: { known: QueryClient | undefined; onMoved: () => void }) {
  const [client] = useState(() => known ?? newClient());
  const navigate = useNavigate();

  async function move({ companyId, parkId, ...names }: Place) {
    try {
      await send(identity.switchContext, { companyId, parkId });
    } catch (error) {
      return say.error(error instanceof CallError ? error.message : clientTexts.failed);
    }
    // The old place must not be asked for any more; the next user info says where one is.
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

/** With what is known already, the first time. */
export function App({ known }: { known?: QueryClient }) {
  const [stay, setStay] = useState(0);
  return (
    <BrowserRouter basename={projectPrefix() || '/'}>
      <Stay key={stay} known={stay === 0 ? known : undefined} onMoved={() => setStay(stay + 1)} />
    </BrowserRouter>
  );
}
