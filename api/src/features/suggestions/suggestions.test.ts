import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { MAX_RICH_TEXT_CHARACTERS } from '@kreda/document/kinds/resume/model/rich-text';
import { lineSchema } from '@kreda/document/kinds/resume/model/section';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { GENERAL, POSITIONS } from './catalogue.ts';
import { type Suggestions, suggestedSectionSchema } from './schema.ts';
import { suggest } from './service.ts';

const SUGGESTED_SECTIONS = suggestedSectionSchema.options;

describe('the catalogue', () => {
  test('has 40 positions in Polish and English, the same in both', () => {
    expect(POSITIONS.pl).toHaveLength(40);
    expect(POSITIONS.en).toHaveLength(40);
  });

  test('has texts for every section in every language, without duplicates', () => {
    for (const language of LANGUAGES) {
      for (const section of SUGGESTED_SECTIONS) {
        const { items } = suggest(section, language, '').default;
        expect(items.length, `${language} ${section}`).toBeGreaterThanOrEqual(3);
        expect(new Set(items).size, `${language} ${section}`).toBe(items.length);
      }
    }
  });

  test('has texts that fit their fields, of every kind for every position', () => {
    const positions = Object.values(POSITIONS).flat();
    for (const { titles, summary, experiences, skills, software } of positions) {
      for (const texts of [summary, experiences, skills, software]) expect(texts.length, titles[0]).toBeGreaterThan(0);
    }
    for (const { summary, experiences, skills, software } of [...positions, ...Object.values(GENERAL)]) {
      for (const text of [...skills, ...software]) expect(lineSchema.safeParse(text).success, text).toBe(true);
      for (const text of [...summary, ...experiences]) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeLessThan(MAX_RICH_TEXT_CHARACTERS / 10);
      }
    }
  });

  test('finds every position by each of its titles', () => {
    for (const [language, positions] of Object.entries(POSITIONS)) {
      for (const { titles } of positions) {
        for (const title of titles) {
          const { data } = suggest('skills', language as 'pl' | 'en', title);
          expect(data.items.length, `${language} ${title}`).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe.each(DATABASES.slice(0, 1))('suggestions over HTTP', ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
    browser = new TestBrowser(api.url);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  test('answers a default block and the block of a position, the same by REST and by tRPC', async () => {
    const answer = await browser.get(`/api/suggestions/skills?s=${encodeURIComponent('księgowa')}&lang=pl`);
    expect(answer.status).toBe(200);
    const body = answer.body as Suggestions;
    expect(body.default.title).toBe('Umiejętności');
    expect(body.data.title).toMatch(/^Księgow/);
    expect(body.data.items.length).toBeGreaterThan(3);
    const input = { section: 'skills', language: 'pl', search: 'księgowa' };
    expect((await browser.query('suggestions.find', input)).body).toEqual(body);
  });

  test('answers in the site’s language by default, with an empty block for an unknown position', async () => {
    const { body } = await browser.get('/api/suggestions/summary?s=astronauta');
    expect(body).toMatchObject({ default: { title: 'Podsumowanie zawodowe' }, data: { title: '', items: [] } });
  });

  test('refuses an unknown section, an unknown language and an invalid search', async () => {
    expect((await browser.get('/api/suggestions/references')).status).toBe(404);
    expect((await browser.get('/api/suggestions/__proto__')).status).toBe(404);
    expect((await browser.get('/api/suggestions/skills?lang=xx')).body).toMatchObject({
      error: { code: 'invalid', fields: { lang: expect.any(String) } },
    });
    expect((await browser.get(`/api/suggestions/skills?s=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await browser.get('/api/suggestions/skills?s=a&s=b')).status).toBe(400);
  });
});
