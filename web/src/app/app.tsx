import { Providers } from './providers.tsx';
import { AppRouter } from './router.tsx';
import { SiteData } from './site-data.tsx';

export function App() {
  return (
    <Providers>
      <SiteData>
        <AppRouter />
      </SiteData>
    </Providers>
  );
}
