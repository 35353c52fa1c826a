import { toJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/to-json-resume';
import {
  FULL_JSON_RESUME,
  FULL_JSON_RESUME_NOTES,
} from '@kreda/document/kinds/resume/formats/testing/full-json-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';

interface Imported {
  resume: Resume;
  revision: number;
  notes: { kind: string; path: string }[];
}

const textOf = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

onEachDatabase('exports and imports on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  /** A browser with an account, and its CV. An import starts a process, so the tests of exports share one. */
  let writer: TestBrowser;
  let written: Imported;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
    browser = new TestBrowser(api.url);
    writer = browser;
    written = await imported(FULL_JSON_RESUME, 'en');
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  beforeEach(() => {
    browser = new TestBrowser(api.url);
  });
  const importJson = (json: unknown, language?: string) =>
    browser.mutate('exchange.import', { json: typeof json === 'string' ? json : JSON.stringify(json), language });
  const imported = async (json: unknown, language?: string) => {
    const answer = await importJson(json, language);
    expect(answer.status).toBe(200);
    return answer.body as Imported;
  };
  const stored = async (uuid: string) => ((await browser.query('resume.get', { uuid })).body as Imported).resume;

  test('imports a JSON Resume as a new CV, for a browser that is not a visitor yet', async () => {
    browser = writer;
    const { resume, notes } = written;
    expect(resume.language).toBe('en');
    expect(notes).toEqual(FULL_JSON_RESUME_NOTES);
    expect(await stored(resume.uuid)).toEqual(resume);
    expect(resume.sections.experiences.data.items[0]!.company).toBe('Sorbona');
    const { body } = await browser.query('resume.list');
    expect(body).toMatchObject([{ uuid: resume.uuid, name: 'Maria Anna Curie', isDone: true }]);
  });

  test('exports and imports a CV unchanged', async () => {
    const sample = typicalResume('classic');
    const { uuid } = (await imported(toJsonResume(sample))).resume;
    const file = await browser.get(`/api/resumes/${uuid}/export/json-resume`);
    const { resume, notes } = await imported(textOf(file));
    expect(notes).toEqual([]);
    expect(resume).toEqual({ ...sample, uuid: resume.uuid });
    expect(resume.uuid).not.toBe(uuid);
    // The database stores the enabled sections as a set.
    const inOrder = (some: Resume) => ({ ...some, sectionsEnabled: some.sectionsEnabled.toSorted() });
    expect(inOrder(await stored(resume.uuid))).toEqual(inOrder(resume));
  });

  test.each([
    ['json-resume', 'application/json; charset=utf-8', 'json', '"name": "Maria Anna Curie"'],
    ['rendercv', 'application/yaml; charset=utf-8', 'yaml', 'name: Maria Anna Curie'],
    ['europass', 'application/xml; charset=utf-8', 'xml', '<Surname>Curie</Surname>'],
    ['europass-candidate', 'application/xml; charset=utf-8', 'xml', '<hr:FamilyName>Curie</hr:FamilyName>'],
    ['markdown', 'text/markdown; charset=utf-8', 'md', '# Maria Anna Curie'],
    ['text', 'text/plain; charset=utf-8', 'txt', 'Maria Anna Curie\nFizyczka'],
  ])('answers %s as a file of its type', async (format, type, extension, words) => {
    const { uuid } = written.resume;
    await writer.mutate('resume.save', { uuid, operation: { type: 'name', name: 'Maria / Łódź' } });
    const answer = await writer.get(`/api/resumes/${uuid}/export/${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const fileName = `Maria - Łódź.${extension}`;
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(fileName));
    expect(textOf(answer)).toContain(words);
  });

  const look = (format: 'docx' | 'html') => writer.get(`/api/resumes/${written.resume.uuid}/export/${format}`);

  describe('formats that look like the pages', () => {
    test.each(['docx', 'html'] as const)('are refused to who has no access: %s', async (format) => {
      const refused = await look(format);
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.body)).toContain('download-needs-package');
    });

    describe('for who has access', () => {
      beforeAll(async () => {
        const account = { email: 'ewa@example.pl', password: 'zielona-kreda', firstName: 'Ewa', lastName: 'Lis' };
        const { id } = (await writer.mutate('account.register', account)).body as { id: string };
        api.paid.add(id);
      });

      test('are a web page', async () => {
        const answer = await look('html');
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(textOf(answer)).toContain('<h1>Maria Anna Curie</h1>');
      });

      test('are a Word document with the photo', async () => {
        const create = { width: 400, height: 500, channels: 3, background: '#888' } as const;
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]));
        expect((await writer.send('POST', `/api/resumes/${written.resume.uuid}/image`, form)).status).toBe(200);
        const answer = await look('docx');
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe(
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        );
        expect(answer.headers.get('content-disposition')).toContain('.docx');
        expect(Object.keys(unzipSync(answer.bytes)).filter((path) => path.startsWith('word/media/'))).toHaveLength(1);
      });
    });
  });

  test('counts exports by owner', async () => {
    const { uuid } = (await imported({ basics: { name: 'Jan Nowak' } })).resume;
    const { visitorId } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
    await api.deps.rateLimits.consume('textExports', visitorId!, 119);
    expect((await browser.get(`/api/resumes/${uuid}/export/text`)).status).toBe(200);
    expect((await browser.get(`/api/resumes/${uuid}/export/markdown`)).status).toBe(429);
  });

  test('answers 404 for another owner’s CV and for an unknown format', async () => {
    const { uuid } = written.resume;
    const other = new TestBrowser(api.url);
    await other.mutate('resume.create', {});
    for (const caller of [other, new TestBrowser(api.url)]) {
      expect((await caller.get(`/api/resumes/${uuid}/export/text`)).status).toBe(404);
    }
    expect((await writer.get(`/api/resumes/${uuid}/export/papyrus`)).status).toBe(404);
  });

  test.each([
    ['a file that is not JSON', '{"basics":', 400, 'json'],
    ['a file that is not a JSON Resume', '[1, 2]', 400, 'json'],
    ['a wrong type, naming its place', '{"work":[{"name":{}}]}', 400, 'work[0].name'],
    ['more than 1 MB', `{"basics":{"summary":"${'ą'.repeat(600_000)}"}}`, 413, null],
  ])('refuses %s, and stores nothing', async (_what, json, status, field) => {
    const { status: answered, body } = await importJson(json);
    expect(answered).toBe(status);
    const { data } = body as { data: { fields?: Record<string, string> } };
    expect(Object.keys(data.fields ?? {})).toEqual(field === null ? [] : [field]);
    expect((await browser.query('resume.list')).body).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });

  test('refuses a file with too many list entries, and says so', async () => {
    const { status, body } = await importJson({ skills: Array(60_001).fill(1) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.stringMatching(/60000 keys and list entries/) });
    expect(browser.cookies.size).toBe(0);
  });

  test('reads a file that begins with a byte order mark', async () => {
    expect((await imported(`\ufeff${JSON.stringify({ basics: { name: 'Jan Nowak' } })}`)).resume.name).toBe(
      'Jan Nowak',
    );
  });
});
