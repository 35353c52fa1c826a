import type { PageAddress, ServerPages } from '@kreda/site/server-build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { router } from '../../platform/trpc/init.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { userContext } from '../../testing/user-context.ts';
import { jobsRouter } from '../jobs/router.ts';
import { createCachedAnswers } from './cached-answers.ts';
import { createPageRenderer } from './render-page.ts';

/** Renders whether there is a list of offers. */
const serverPages: ServerPages = {
  isServerRendered: () => true,
  queriesOf: () => [{ procedure: 'jobs.list', input: {} }],
  sourcesOf: () => [],
  render: (_page, [offers]) => (offers === undefined ? 'nothing' : 'offers'),
  stateOf: () => '{}',
};
const offers = router({ jobs: jobsRouter });
const page: PageAddress = { url: '/oferty-pracy', language: 'pl' };

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await NEAREST_DATABASE.create();
  api = await startTestApi({ databaseUrl: database.url });
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});

/** A visitor's call, at a time when the list of offers is no longer cached by the jobs feature. */
function visitor(limit: RequestContext['limit'] = async () => {}): RequestContext {
  api.now = new Date(api.now.getTime() + 60_000);
  return { ...userContext(api.deps, { id: 'nobody', email: 'nobody@example.pl' }), user: null, limit };
}
const refused = () => Promise.reject(new DomainError('rate-limited'));
const away = () => Promise.reject(new DomainError('unavailable'));

test('a visitor over the rate limit gets a page without content, which is not cached for others in an outage', async () => {
  const { render } = createPageRenderer({ serverPages, router: offers, cachedAnswers: createCachedAnswers() });
  expect(await render(visitor(), page)).toMatchObject({ html: 'offers' });
  expect(await render(visitor(refused), page)).toMatchObject({ html: 'nothing' });
  expect(await render(visitor(away), page)).toMatchObject({ html: 'offers' });
});

test('a refusal of one visitor is never the answer to others in an outage', async () => {
  const { render } = createPageRenderer({ serverPages, router: offers, cachedAnswers: createCachedAnswers() });
  expect(await render(visitor(refused), page)).toMatchObject({ html: 'nothing' });
  expect(await render(visitor(away), page)).toBe('unavailable');
});
