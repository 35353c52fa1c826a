import type { PageAddress, PageDrawer } from '@kreda/site/drawn-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { userContext } from '../../testing/user-context.ts';
import { createPageDrawing } from './render-page.ts';
import { createKeptAnswers } from './cached-answers.ts';

/** Draws the list of offers, or that there is none. */
const drawer: PageDrawer = {
  draws: () => true,
  queriesOf: () => [{ procedure: 'jobs.list', input: {} }],
  sourcesOf: () => [],
  draw: (_page, [offers]) => (offers === undefined ? 'nothing' : 'offers'),
  stateOf: () => '{}',
};
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

/** Somebody without an account, who asks a list that is kept nowhere else any more. */
function stranger(limit: RequestContext['limit'] = async () => {}): RequestContext {
  api.now = new Date(api.now.getTime() + 60_000);
  return { ...userContext(api.deps, { id: 'nobody', email: 'nobody@example.pl' }), user: null, limit };
}
const refused = () => Promise.reject(new DomainError('rate-limited'));
const away = () => Promise.reject(new DomainError('unavailable'));

test('a stranger who asks too often gets a page without content, and changes nothing for others in an outage', async () => {
  const { draw } = createPageDrawing(drawer, createKeptAnswers());
  expect(await draw(stranger(), page)).toMatchObject({ html: 'offers' });
  expect(await draw(stranger(refused), page)).toMatchObject({ html: 'nothing' });
  expect(await draw(stranger(away), page)).toMatchObject({ html: 'offers' });
});

test('what a stranger was refused is never what others are answered in an outage', async () => {
  const { draw } = createPageDrawing(drawer, createKeptAnswers());
  expect(await draw(stranger(refused), page)).toMatchObject({ html: 'nothing' });
  expect(await draw(stranger(away), page)).toBe('unavailable');
});
