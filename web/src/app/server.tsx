/** Server-side rendering of the client's public pages. Built by `vite build --ssr`. */

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

/** Public pages are server-rendered, for search engines and a fast first paint. */
const SERVER_RENDERED: readonly RouteName[] = ROUTE_NAMES.filter((name) => routeOf(name).indexable);

export async function loadPages(): Promise<ServerPages> {
  const chunks = SERVER_RENDERED.flatMap((name) => OFFERED_LANGUAGES.flatMap((language) => chunksOf(name, language)));
  await Promise.all([...OFFERED_LANGUAGES.map(loadLanguage), ...chunks.map(({ load }) => load())]);
  return {
    isServerRendered: (pathname) => {
      const match = matchPath(pathname);
      // The 404 page is public too.
      return match === null || SERVER_RENDERED.includes(match.name);
    },
    queriesOf: (url) => queriesOf(url).map(({ procedure, input }) => ({ procedure, input })),
    sourcesOf: ({ url, language }) => {
      const match = matchPath(new URL(`http://page${url}`).pathname);
      return match === null ? [] : chunksOf(match.name, language).map(({ source }) => source);
    },
    render: ({ url, language }, answers) => {
      const queryClient = answeredClient(url, answers);
      // Synchronous from here on: the active language is global, so no other page may be rendered in between.
      activateLanguage(language);
      const html = renderToString(
        <App queryClient={queryClient} route={(screens) => <StaticRouter location={url}>{screens}</StaticRouter>} />,
      );
      // Free the cache; this client is not used again.
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

/** A query client whose cache contains the answers to the page's queries. */
function answeredClient(url: string, answers: readonly unknown[]): QueryClient {
  const queryClient = createQueryClient();
  for (const [index, { key, procedure }] of queriesOf(url).entries()) {
    queryClient.setQueryData(key, answers[index], isPersonal(procedure) ? { updatedAt: 0 } : {});
  }
  return queryClient;
}

/** True for answers about the user. They are stale at once: a page from the browser's history may be older than a login. */
function isPersonal(procedure: string): boolean {
  return procedure === 'account.me';
}
