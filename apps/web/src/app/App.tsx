import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { projectPrefix } from '../kit/session.ts';
import { Entrance } from './Entrance.tsx';
import { forgetTabs } from './useTabs.ts';

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } } });

/** One stay in one company and park. Going elsewhere begins a new one: nothing fetched or typed here comes along. */
function Stay({ onMoved }: { onMoved: () => void }) {
  const [client] = useState(newClient);
  return (
    <QueryClientProvider client={client}>
      <Entrance
        onMoved={() => {
          client.clear();
          forgetTabs();
          onMoved();
        }}
      />
    </QueryClientProvider>
  );
}

export function App() {
  const [stay, setStay] = useState(0);
  return (
    <BrowserRouter basename={projectPrefix() || '/'}>
      <Stay key={stay} onMoved={() => setStay(stay + 1)} />
    </BrowserRouter>
  );
}
