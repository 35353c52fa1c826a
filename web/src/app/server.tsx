/** The client's pages for the server: the same components, drawn as HTML before any script has run. Built by `vite build --ssr`. */

import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { matchPath, ROUTE_NAMES, type RouteName, routeOf } from '@kreda/site/routes';
import type { ServerPages } from '@kreda/site/server-build';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { activateLanguage } from '../i18n/active-language.ts';
import { createQueryClient } from '../lib/trpc.ts';
import { App } from './app.tsx';
import { loadLanguage } from './load-language.ts';
import { queriesOf } from './page-data.ts';
import { chunksOf } from './pages.ts';

/** Public pages: search engines read them, and people before anything has loaded. */
const DRAWN: readonly RouteName[] = ROUTE_NAMES.filter((name) => routeOf(name).indexable);

export async function loadPages(): Promise<ServerPages> {
  const chunks = DRAWN.flatMap((name) => OFFERED_LANGUAGES.flatMap((language) => chunksOf(name, language)));
  await Promise.all([...OFFERED_LANGUAGES.map(loadLanguage), ...chunks.map(({ load }) => load())]);
  return {
    draws: (pathname) => {
      const match = matchPath(pathname);
      // What is not there says so to everybody.
      return match === null || DRAWN.includes(match.name);
    },
    queriesOf: (url) => queriesOf(url).map(({ procedure, input }) => ({ procedure, input })),
    sourcesOf: ({ url, language }) => {
      const match = matchPath(new URL(`http://page${url}`).pathname);
      return match === null ? [] : chunksOf(match.name, language).map(({ source }) => source);
    },
    draw: ({ url, language }, answers) => {
      const queryClient = answeredClient(url, answers);
      // From here to the end nothing waits, so that no other page is drawn in this one's language.
      activateLanguage(language);
      const html = renderToString(
        <App queryClient={queryClient} route={(screens) => <StaticRouter location={url}>{screens}</StaticRouter>} />,
      );
      // Nobody asks this client again.
      queryClient.clear();
      return html;
    },
    stateOf: (url, answers) => {
      const queryClient = answeredClient(url, answers);
      const state = JSON.stringify(dehydrate(queryClient));
      queryClient.clear();
      return state;
    },
  };
}

/** Knows what the page asks at its beginning. */
function answeredClient(url: string, answers: readonly unknown[]): QueryClient {
  const queryClient = createQueryClient();
  for (const [index, { key, procedure }] of queriesOf(url).entries()) {
    queryClient.setQueryData(key, answers[index], isPersonal(procedure) ? { updatedAt: 0 } : {});
  }
  return queryClient;
}

/** A page that comes back out of the browser's history may be older than a login: what it says of the person is asked anew. */
function isPersonal(procedure: string): boolean {
  return procedure === 'account.me';
}
