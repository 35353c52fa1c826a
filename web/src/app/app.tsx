import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Providers } from './providers.tsx';
import { AppRouter } from './router.tsx';
import { SiteData } from './site-data.tsx';

interface AppProps extends ComponentProps<typeof AppRouter> {
  /** The cache of API answers; filled already when the page is server-rendered. */
  queryClient: QueryClient;
}

export function App({ queryClient, route }: AppProps) {
  return (
    <Providers queryClient={queryClient}>
      <SiteData>
        <AppRouter route={route} />
      </SiteData>
    </Providers>
  );
}
