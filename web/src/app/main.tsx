import { matchPath } from '@kreda/site/routes';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { activeLanguage } from '../i18n/active-language.ts';
import { setTextLoader } from '../i18n/switch-language.ts';
import { setEnvironmentCookies } from '../lib/environment-cookies.ts';
import { createQueryClient } from '../lib/trpc.ts';
import { App } from './app.tsx';
import { forgetReturnParams } from './forget-return-params.ts';
import { loadLanguage } from './load-language.ts';
import { chunksOf } from './pages.ts';
import { restoreLanguage } from './site-language.ts';

// Zod would first try to compile schemas with `new Function`, which the content security policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
setTextLoader(loadLanguage);
setEnvironmentCookies();
forgetReturnParams();
await restoreLanguage();

const root = document.getElementById('root')!;
const queryClient = createQueryClient();
const app = (
  <StrictMode>
    <App queryClient={queryClient} route={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />
  </StrictMode>
);
const state = document.getElementById('page-state');
if (state === null) {
  createRoot(root).render(app);
} else {
  // The page is server-rendered: hydrate it with the answers that the server rendered it from.
  hydrate(queryClient, JSON.parse(state.textContent) as DehydratedState);
  await loadPage();
  // A transition hydrates in slices, so that a slow device can handle input in between.
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Loads the page's chunks. Failures are ignored here: the page reports them and retries. */
async function loadPage(): Promise<void> {
  const match = matchPath(location.pathname);
  if (match) await Promise.allSettled(chunksOf(match.name, activeLanguage()).map(({ load }) => load()));
}
