// The whole font, for text that users write. The subset with the interface's characters is imported later and so takes precedence.
import '@fontsource-variable/inter';
import '../ui/theme/site-font/site-font.css';
import '../ui/theme/component-styles.ts';
import '../ui/theme/global.css';
import '../ui/theme/forced-colors.css';
import '../ui/theme/touch.css';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { useLoadedSiteConfig } from '../lib/site.ts';
import { createTrpcClient, trpc } from '../lib/trpc.ts';
import { createSiteTheme, DEFAULT_COLORS } from '../ui/theme/theme.ts';

/** The context providers of all screens. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const [trpcClient] = useState(createTrpcClient);
  return (
    <JotaiProvider>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SiteTheme>{children}</SiteTheme>
        </QueryClientProvider>
      </trpc.Provider>
    </JotaiProvider>
  );
}

/** The theme with the three colours of the page configuration, or the specification's until it is loaded. */
function SiteTheme({ children }: { children: ReactNode }) {
  const colors = useLoadedSiteConfig()?.colors ?? DEFAULT_COLORS;
  const theme = useMemo(() => createSiteTheme(colors), [colors]);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
