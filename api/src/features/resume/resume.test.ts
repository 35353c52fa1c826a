import { crc32, deflateSync } from 'node:zlib';
import { absentPageSetup, type PageSetup } from '@kreda/document/kinds/resume/model/page-setup';
import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  ORDERED_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '@kreda/document/kinds/resume/model/sections';
import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChange } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressKey } from '../../platform/rate-limits.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { emptyTrash } from './trash.ts';

const SAMPLE = typicalResume('classic');
/** A run without text: formatting alone. */
const RUN = { text: '', bold: true, italic: true, underline: true };
/** Of a resume's row in the list. */
const NO_VIEW = { baseUuid: null, viewKind: null };
const DAY_MS = 24 * 60 * 60_000;

onEachDatabase('resumes on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let uuid: string;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  beforeEach(async () => {
    browser = new TestBrowser(api.url);
    uuid = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
  });
  const stored = async () => {
    const { body } = await browser.query('resume.get', { uuid });
    return body as { resume: Resume; revision: number; updatedAt: string };
  };
  const put = (path: string, body?: unknown) => browser.send('PUT', `/api/resumes/${uuid}/${path}`, body);

  test('starts empty, in the language of the site and the template asked for', async () => {
    expect((await stored()).resume).toEqual(emptyResume(uuid, 'pl'));
    const other = await browser.mutate('resume.create', { pattern: 'bold', language: 'de' });
    const created = other.body as { resume: Resume; revision: number };
    expect(created.resume).toEqual(emptyResume(created.resume.uuid, 'de', 'bold'));
    expect(created.revision).toBe(1);
  });

  test('starts with what is known of the person, and refuses a name that no page can print', async () => {
    const person = { firstName: 'Anna Maria', lastName: 'Nowak-Kowalska', profession: 'Pielęgniarka' };
    const { body } = await browser.mutate('resume.create', { pattern: 'modern', ...person });
    const created = body as { resume: Resume; revision: number };
    expect(created.revision).toBe(1);
    const read = await browser.query('resume.get', { uuid: created.resume.uuid });
    expect((read.body as { resume: Resume }).resume.sections['personal-data'].data).toMatchObject(person);
    for (const field of ['firstName', 'lastName'])
      expect((await browser.mutate('resume.create', { [field]: 'a\u0000' })).status, field).toBe(400);
  });

  test('saves every section and every setting, and returns them unchanged', { tags: ['sql'] }, async () => {
    for (const slug of SECTION_SLUGS) {
      expect((await put(slug, SAMPLE.sections[slug].data)).status, slug).toBe(200);
      const config = { ...SECTIONS[slug].defaultConfig(), title: `Tytuł ${slug}` };
      expect((await put(`${slug}-config`, config)).status, slug).toBe(200);
    }
    const { resume, revision } = await stored();
    expect(revision).toBe(1 + 2 * SECTION_SLUGS.length);
    for (const slug of SECTION_SLUGS) {
      expect(resume.sections[slug].data).toEqual(SAMPLE.sections[slug].data);
      expect(resume.sections[slug].config.title).toBe(`Tytuł ${slug}`);
    }
  });

  test('saves name, language, colour, fonts, order and shown sections', async () => {
    const order = [...ORDERED_SECTIONS].reverse();
    const active = { ...SAMPLE.sectionsActive, summary: false };
    const color = { generalColor: '#04766d', backgroundColor: '#ffffff', accentColor: '#f8202d' };
    await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: 'Kierowniczka „Północ”' } });
    await browser.mutate('resume.save', { uuid, operation: { type: 'language', language: 'ua' } });
    await browser.mutate('resume.save', {
      uuid,
      operation: { type: 'fonts', fonts: { heading: 'Lora', body: 'Roboto Condensed' } },
    });
    expect((await put('color', color)).status).toBe(200);
    expect((await put('sections-order', order)).status).toBe(200);
    expect((await put('sections-config', { enabled: ['awards', 'courses'], active })).status).toBe(200);
    expect((await put('done')).status).toBe(200);
    const { resume } = await stored();
    expect(resume).toMatchObject({
      name: 'Kierowniczka „Północ”',
      language: 'ua',
      isDone: true,
      color,
      fonts: { heading: 'Lora', body: 'Roboto Condensed' },
      sectionsOrder: order,
      sectionsActive: active,
    });
    expect(new Set(resume.sectionsEnabled)).toEqual(new Set(['awards', 'courses']));
  });

  test('saves the page setup, and keeps its template version until the owner takes the new one', async () => {
    const pageSetup: PageSetup = {
      paper: 'letter',
      footer: false,
      hyphenation: true,
      smartPunctuation: false,
      dates: 'long',
      levels: 'words',
      headingRule: 'tick',
      headingCase: 'upper',
      photoShape: 'circle',
      photoSize: 0.8,
      sideWidth: 1.1,
      density: { text: 0.9, spacing: 0.6, entrySpacing: 1.2, leading: 0.9, margins: 0.8 },
      columns: { skills: 'main' },
    };
    await put('pattern/classic', { slug: 'classic' });
    await browser.mutate('resume.save', { uuid, operation: { type: 'page-setup', pageSetup } });
    await api.db.resume.update({ where: { id: uuid }, data: { patternVersion: 1 } });
    await put('done');
    expect((await stored()).resume).toMatchObject({ pageSetup, patternVersion: 1 });
    await browser.mutate('resume.save', { uuid, operation: { type: 'pattern-version', version: 99 } });
    expect((await stored()).resume.patternVersion).toBe(latestVersion('classic'));
    expect(latestVersion('classic')).toBeGreaterThan(1);
  });

  test('gives a resume without a stored page setup its language’s default', async () => {
    await api.db.$executeRaw`UPDATE resumes SET pageSetup = NULL WHERE id = ${uuid}`;
    const { resume } = await stored();
    expect(resume.pageSetup).toEqual(absentPageSetup(resume.language));
  });

  test('refuses more than 400,000 characters, with a message', async () => {
    const text = (length: number) => [{ type: 'paragraph', children: [{ text: 'ż'.repeat(length) }] }];
    const entries = (count: number) => ({
      items: Array.from({ length: count }, (_, index) => ({ id: `c${index}`, content: text(19_000) })),
    });
    expect((await put('clauses', entries(20))).status).toBe(200);
    const refused = await put('clauses', entries(22));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: { message: 'A CV can have at most 400000 characters' } });
    expect((await stored()).resume.sections.clauses.data.items).toHaveLength(20);
    expect((await put('clauses', entries(1))).status).toBe(200);
  });

  test('limits formatting without text, and saves a CV that was above the limit before', async () => {
    const runs = (count: number) => [
      ...Array(Math.floor(count / 2_000)).fill({ type: 'paragraph', children: Array(2_000).fill(RUN) }),
      { type: 'paragraph', children: Array(count % 2_000).fill(RUN) },
    ];
    const summary = (count: number) => put('summary', { content: runs(count) });
    expect((await put('clauses', { items: [{ id: 'c0', content: runs(20_000) }] })).status).toBe(200);
    const refused = await summary(10_000);
    expect(refused.status).toBe(400);
    const message = 'A CV can have at most 1500000 characters together with its formatting';
    expect(refused.body).toMatchObject({ error: { message } });

    expect((await summary(5_000)).status).toBe(200);
    await api.db.resumeSection.update({
      where: { resumeId_slug: { resumeId: uuid, slug: 'summary' } },
      data: { data: { content: runs(10_000) } },
    });
    const saved = await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: 'Dawne' } });
    expect(saved.status).toBe(200);
    expect((await summary(10_000)).status).toBe(200);
    expect((await summary(10_001)).status).toBe(400);
    expect((await summary(9_000)).status).toBe(200);
    expect((await summary(1)).status).toBe(200);
  });

  test('refuses a request with too many values', async () => {
    const message = 'A request can save at most 120000 values';
    const items = Array(120_001).fill(0);
    const answers = [
      await put('clauses', { items }),
      await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, [{ items }]),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { fields: { '': message } } } });
    }
    const operation = { type: 'data', section: 'clauses', data: { items } };
    const { status, body } = await browser.mutate('resume.save', { uuid, operation });
    expect({ status, body }).toMatchObject({ status: 400, body: { data: { fields: { '': message } } } });
  });

  test('counts only saves of a CV that is larger than thirty pages', async () => {
    const { visitorId } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
    const content = (children: number) => ({
      content: [{ type: 'paragraph', children: Array(2_000).fill({ text: 'a' }) }].concat(
        Array(children).fill({ type: 'paragraph', children: Array(2_000).fill({ text: '' }) }),
      ),
    });
    expect((await put('summary', content(0))).status).toBe(200);
    await api.deps.rateLimits.consume('largeSaves', visitorId!, 299);
    expect((await put('summary', content(0))).status).toBe(200);
    expect((await put('summary', content(10))).status).toBe(200);
    expect((await put('summary', content(11))).status).toBe(429);
    expect((await put('summary', content(0))).status).toBe(200);
  });

  test('opens and saves a text with a javascript link, and drops the link', async () => {
    const text = (href?: string) => [
      { type: 'paragraph', children: [{ text: 'moje prace', ...(href ? { href } : {}) }] },
    ];
    const content = text('javascript:alert(1)');
    // As stored by an older release, which kept such links.
    await put('summary', { content: text() });
    await api.db.resumeSection.update({
      where: { resumeId_slug: { resumeId: uuid, slug: 'summary' } },
      data: { data: { content } },
    });
    const { resume } = await stored();
    expect(resume.sections.summary.data).toEqual({ content });
    const operation = { type: 'data', section: 'summary', data: resume.sections.summary.data };
    expect((await browser.mutate('resume.save', { uuid, operation })).status).toBe(200);
    expect((await stored()).resume.sections.summary.data).toEqual({ content: text() });
    expect((await put('summary', { content })).status).toBe(200);
    expect((await stored()).resume.sections.summary.data).toEqual({ content: text() });
  });

  test('answers a change of the template with the new section order', async () => {
    const answer = await put('pattern/classic', { slug: 'classic' });
    expect(answer.status).toBe(200);
    const { resume } = await stored();
    expect(resume.pattern).toBe('classic');
    expect(answer.body).toEqual(resume.sectionsOrder);
    expect((await put('pattern/none')).status).toBe(404);
  });

  test('marks as done by the other path too', async () => {
    expect((await browser.send('PUT', `/api/documents/${uuid}/done`)).status).toBe(200);
    expect((await browser.get(`/api/resumes/${uuid}`)).body).toMatchObject({ isDone: true });
  });

  test('answers a resume in the shape of the specification', async () => {
    expect((await browser.get(`/api/resumes/${uuid}`)).body).toMatchObject({
      uuid,
      name: '',
      isDone: false,
      document: { lang: 'pl' },
      pattern: { id: 1, label: 'Gdynia', alias: 'modern', slug: 'modern' },
      color: { generalColor: '#23235c', backgroundColor: '#ffffff', accentColor: '#23235c' },
      image: false,
      cdnImage: null,
      sectionsEnabled: [],
      active: { awards: true },
    });
  });

  test('names what is wrong with a body by its place in it, and saves nothing', async () => {
    const before = await stored();
    const experience = { ...SECTIONS.experiences.emptyEntry('a'), dateFrom: 'yesterday', position: 7 };
    const answer = await put('experiences', { items: [experience] });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: {
        code: 'invalid',
        fields: { 'items.0.dateFrom': 'Date selection required', 'items.0.position': expect.any(String) },
      },
    });
    const bodies: [string, unknown][] = [
      ['color', { generalColor: 'red' }],
      ['sections-order', ['summary']],
      ['sections-config', null],
      ['summary', []],
      ['skills-config', { title: 'x'.repeat(81) }],
      ['personal-data', '{"firstName": '],
    ];
    for (const [path, body] of bodies) expect((await put(path, body)).status, path).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test('refuses a photo as an operation', async () => {
    const photo = { url: '/photos/of-somebody-else', widthPx: 1, heightPx: 1 };
    const answer = await browser.mutate('resume.save', { uuid, operation: { type: 'photo', photo } });
    expect(answer.status).toBe(400);
  });

  test('answers the same for a missing resume and another owner’s', async () => {
    const other = new TestBrowser(api.url);
    await other.send('POST', '/api/resumes', {});
    const nobody = new TestBrowser(api.url);
    const missing = crypto.randomUUID();
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PUT', '/done'],
      ['PUT', '/color', SAMPLE.color],
      ['PUT', '/summary', SAMPLE.sections.summary.data],
      ['PUT', '/pattern/bold'],
      ['DELETE', '/image'],
    ];
    for (const [method, path, body] of calls) {
      for (const [who, id] of [
        [other, uuid],
        [nobody, uuid],
        [browser, missing],
        [browser, 'not-a-uuid'],
      ] as const) {
        const answer = await who.send(method, `/api/resumes/${id}${path}`, body);
        expect(answer.status, `${method} ${path}`).toBe(404);
        expect(answer.body).toMatchObject({ error: { code: 'not-found', message: 'CV does not exist' } });
      }
    }
    const image = new FormData();
    image.set('file', new Blob([await picture()]));
    expect((await other.send('POST', `/api/resumes/${uuid}/image`, image)).status).toBe(404);
    expect((await other.query('resume.get', { uuid })).body).toMatchObject({ data: { domainCode: 'not-found' } });
    expect((await other.mutate('resume.remove', { uuid })).status).toBe(404);
    const pending = [{ type: 'name', name: 'x' }];
    expect((await other.send('POST', `/api/documents/${uuid}/save-before-quit`, pending)).status).toBe(404);
    const checksum = { checksum: 'a'.repeat(64) };
    expect((await other.send('POST', `/api/documents/${uuid}/checksum`, checksum)).status).toBe(404);
    expect((await stored()).revision).toBe(1);
  });

  test('puts a section back into its own column, by a move, by undo and by another template', {
    tags: ['sql'],
  }, async () => {
    const { sectionsOrder: order } = (await stored()).resume;
    const save = (operation: object) => browser.mutate('resume.save', { uuid, operation });
    const move = (columns: object) => save({ type: 'sections-order', order, columns });
    const stores = async (columns: object) => expect((await stored()).resume.pageSetup.columns).toEqual(columns);
    await move({ skills: 'side', certifications: 'side' });
    await move({ certifications: 'side' });
    await stores({ certifications: 'side' });
    await move({});
    await stores({});
    await move({ skills: 'side' });
    await save({ type: 'pattern', pattern: 'grid' });
    await stores({});
  });

  test('loses none of 20 changes made at the same moment', { tags: ['concurrency'] }, async () => {
    const slugs = ORDERED_SECTIONS.slice(0, 10);
    const changes = slugs.flatMap((slug) => [
      put(slug, SAMPLE.sections[slug].data),
      put(`${slug}-config`, { ...SECTIONS[slug].defaultConfig(), title: slug }),
    ]);
    const revisions = (await Promise.all(changes)).map(({ body }) => (body as { revision: number }).revision);
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    const { resume } = await stored();
    for (const slug of slugs) {
      expect(resume.sections[slug].data, slug).toEqual(SAMPLE.sections[slug].data);
      expect(resume.sections[slug].config.title).toBe(slug);
    }
  });

  test('saves the valid ones of the changes that were pending when the page was closed', async () => {
    const path = `/api/documents/${uuid}/save-before-quit`;
    const pending = [
      { type: 'name', name: 'Ostatnia chwila' },
      { type: 'data', section: 'summary', data: SAMPLE.sections.summary.data },
    ];
    const beacon = await browser.send('POST', path, JSON.stringify(pending), {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(beacon.status).toBe(204);
    expect((await stored()).resume).toMatchObject({
      name: 'Ostatnia chwila',
      sections: { summary: { data: SAMPLE.sections.summary.data } },
    });
    const partly = [{ type: 'color', color: 'red' }, null, { type: 'name', name: 'Jednak tak' }];
    expect((await browser.send('POST', path, partly)).status).toBe(204);
    expect((await stored()).resume.name).toBe('Jednak tak');
    expect((await browser.send('POST', path, [{ type: 'color', color: 'red' }])).status).toBe(400);
    expect((await browser.send('POST', path, { type: 'name' })).status).toBe(400);
    expect((await stored()).resume.name).toBe('Jednak tak');
  });

  test('refuses a change made from an older revision, and takes one from the latest', async () => {
    const change = (name: string, baseRevision?: number) =>
      browser.mutate('resume.save', {
        uuid,
        operation: { type: 'name', name },
        ...(baseRevision ? { baseRevision } : {}),
      });
    expect((await change('first', 1)).status).toBe(200);
    const refused = await change('second', 1);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      data: { domainCode: 'conflict' },
      message: 'The CV was changed somewhere else',
    });
    expect(await stored()).toMatchObject({ revision: 2, resume: { name: 'first' } });
    expect((await change('second', 2)).status).toBe(200);
    expect((await change('whatever the latest is')).status).toBe(200);
    expect((await change('ahead', 9)).status).toBe(409);
  });

  test('takes one of two changes made from the same revision at the same moment', {
    tags: ['concurrency'],
  }, async () => {
    const answers = await Promise.all(
      ['a', 'b'].map((name) =>
        browser.mutate('resume.save', { uuid, operation: { type: 'name', name }, baseRevision: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stored()).revision).toBe(2);
  });

  test('answers 401 after the session has ended, and 404 for a CV that is gone', async () => {
    const operation = { type: 'name', name: 'x' };
    const nobody = await new TestBrowser(api.url).mutate('resume.save', { uuid, operation });
    expect(nobody.status).toBe(401);
    expect((await browser.mutate('resume.save', { uuid: crypto.randomUUID(), operation })).status).toBe(404);
  });

  test('leaves out a closed page’s changes that would overwrite another client’s change', async () => {
    const was = (await stored()).resume;
    const mine: Operation[] = [
      { type: 'name', name: 'mine' },
      { type: 'data', section: 'summary', data: SAMPLE.sections.summary.data },
    ];
    await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: 'theirs' } });
    const path = `/api/documents/${uuid}/save-before-quit`;
    const changes = mine.map((operation) => unsavedChange(was, operation));
    expect((await browser.send('POST', path, changes)).status).toBe(204);
    const { resume } = await stored();
    expect(resume.name).toBe('theirs');
    expect(resume.sections.summary.data).toEqual(SAMPLE.sections.summary.data);
    const photo = { operation: { type: 'photo', photo: null }, base: [] };
    expect((await browser.send('POST', path, [photo])).status).toBe(400);
    // A change that the page itself had sent is not another client's.
    const later = unsavedChange(was, { type: 'name', name: 'mine' }, [{ type: 'name', name: 'theirs' }]);
    expect((await browser.send('POST', path, [later])).status).toBe(204);
    expect((await stored()).resume.name).toBe('mine');
  });

  test('duplicates a resume with its photo, as an independent copy', async () => {
    await put('experiences', SAMPLE.sections.experiences.data);
    await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: 'Kierowniczka' } });
    const form = new FormData();
    form.set(
      'file',
      new Blob([
        await sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
          .png()
          .toBuffer(),
      ]),
      'a.png',
    );
    expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
    const original = (await stored()).resume;
    const { resume: copy } = (await browser.mutate('resume.duplicate', { uuid })).body as { resume: Resume };
    expect(copy.uuid).not.toBe(uuid);
    expect(copy).toEqual({ ...original, uuid: copy.uuid, name: 'Kierowniczka (2)', photo: copy.photo });
    expect(copy.photo?.url).not.toBe(original.photo?.url);
    expect((await browser.get(copy.photo!.url)).bytes).toEqual((await browser.get(original.photo!.url)).bytes);
    await browser.mutate('resume.remove', { uuid });
    expect((await browser.get(copy.photo!.url)).status).toBe(200);
    expect((await new TestBrowser(api.url).mutate('resume.duplicate', { uuid: copy.uuid })).status).toBe(404);
  });

  test('lists own resumes, last changed first, and moves removed ones to the trash', async () => {
    api.now = new Date(api.now.getTime() + 60_000);
    const second = (await browser.mutate('resume.create', {})).body as { resume: Resume };
    expect((await browser.query('resume.list')).body).toEqual([
      {
        uuid: second.resume.uuid,
        ...NO_VIEW,
        name: '',
        isDone: false,
        language: 'pl',
        pattern: 'modern',
        updatedAt: api.now.toISOString(),
      },
      expect.objectContaining({ uuid }),
    ]);
    expect((await browser.mutate('resume.remove', { uuid })).status).toBe(200);
    expect((await browser.query('resume.list')).body).toHaveLength(1);
    const calls: [string, string, unknown?][] = [
      ['GET', `/api/resumes/${uuid}`],
      ['PUT', `/api/resumes/${uuid}/done`],
      ['POST', `/api/documents/${uuid}/checksum`, { checksum: 'a'.repeat(64) }],
      ['POST', `/api/documents/${uuid}/save-before-quit`, [{ type: 'name', name: 'x' }]],
    ];
    for (const [method, path, body] of calls) expect((await browser.send(method, path, body)).status, path).toBe(404);
    expect((await browser.mutate('resume.remove', { uuid })).status).toBe(404);
    expect((await browser.query('resume.trash')).body).toEqual([
      { uuid, name: '', restorableUntil: new Date(api.now.getTime() + 30 * DAY_MS).toISOString() },
    ]);
  });

  test('restores a resume from the trash unchanged, and no other resume', async () => {
    await put('summary', SAMPLE.sections.summary.data);
    const before = await stored();
    await browser.mutate('resume.remove', { uuid });
    expect((await browser.mutate('resume.restore', { uuid })).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect((await browser.query('resume.trash')).body).toEqual([]);
    expect((await browser.mutate('resume.restore', { uuid })).status).toBe(404);
  });

  test('lets only the owner see, restore and erase what is in the trash', async () => {
    await browser.mutate('resume.remove', { uuid });
    const other = new TestBrowser(api.url);
    await other.send('POST', '/api/resumes', {});
    expect((await other.query('resume.trash')).body).toEqual([]);
    for (const call of ['resume.restore', 'resume.erase']) {
      expect((await other.mutate(call, { uuid })).status, call).toBe(404);
      expect((await new TestBrowser(api.url).mutate(call, { uuid })).status, call).toBe(404);
    }
    expect((await browser.query('resume.trash')).body).toHaveLength(1);
  });

  test('erases for good, in the trash or not', async () => {
    await put('summary', SAMPLE.sections.summary.data);
    const other = (await browser.mutate('resume.create', {})).body as { resume: Resume };
    await browser.mutate('resume.remove', { uuid });
    for (const id of [uuid, other.resume.uuid]) {
      expect((await browser.mutate('resume.erase', { uuid: id })).status).toBe(200);
      expect(await api.db.resume.count({ where: { id } })).toBe(0);
      expect(await api.db.resumeSection.count({ where: { resumeId: id } })).toBe(0);
    }
    expect((await browser.query('resume.trash')).body).toEqual([]);
  });

  test('erases resumes that have been in the trash for 30 days, with their files', async () => {
    const form = new FormData();
    form.set('file', new Blob([await picture()]));
    await browser.send('POST', `/api/resumes/${uuid}/image`, form);
    const { fileKey } = await api.db.photo.findUniqueOrThrow({ where: { resumeId: uuid } });
    const kept = (await browser.mutate('resume.create', {})).body as { resume: Resume };
    await browser.mutate('resume.remove', { uuid });
    api.now = new Date(api.now.getTime() + 29 * DAY_MS);
    await browser.mutate('resume.remove', { uuid: kept.resume.uuid });
    await emptyTrash(api.deps);
    expect((await browser.query('resume.trash')).body).toHaveLength(2);
    api.now = new Date(api.now.getTime() + DAY_MS + 1);
    expect(await emptyTrash(api.deps)).toBeGreaterThan(0);
    expect((await browser.query('resume.trash')).body).toMatchObject([{ uuid: kept.resume.uuid }]);
    await api.processOutbox();
    expect(await api.files.get(fileKey)).toBeNull();
  });

  test('stores the checksum with the revision, from a form of any kind', async () => {
    const checksum = 'ab'.repeat(32);
    const form = new FormData();
    form.set('checksum', checksum);
    const path = `/api/documents/${uuid}/checksum`;
    expect((await browser.send('POST', path, form)).body).toEqual({ revision: 1 });
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await browser.send('POST', path, `checksum=${checksum}`, urlencoded)).status).toBe(200);
    expect((await browser.mutate('download.storeChecksum', { uuid, checksum })).body).toEqual({ revision: 1 });
    expect((await browser.send('POST', path, { checksum: 'short' })).status).toBe(400);
  });

  describe('photo', () => {
    const upload = (bytes: Uint8Array, name = 'file') => {
      const form = new FormData();
      form.set(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), 'me.jpg');
      return browser.send('POST', `/api/resumes/${uuid}/image`, form);
    };

    test('is turned upright, made smaller, stripped of metadata, and shown to its owner alone', async () => {
      const answer = await upload(await picture({ width: 1200, height: 600, orientation: 6 }));
      expect(answer.status).toBe(200);
      const { data: url } = answer.body as { data: string };
      expect((await stored()).resume.photo).toEqual({ url, widthPx: 400, heightPx: 800 });

      const shown = await browser.get(url);
      expect(shown.headers.get('content-type')).toBe('image/jpeg');
      expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const metadata = await sharp(shown.bytes).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 400, height: 800 });
      expect(metadata.exif).toBeUndefined();
      expect((await new TestBrowser(api.url).get(url)).status).toBe(404);
    });

    test('is replaced at a new address, and removed with its file', async () => {
      const first = ((await upload(await picture())).body as { data: string }).data;
      const second = ((await upload(await picture())).body as { data: string }).data;
      expect(second).not.toBe(first);
      expect((await browser.get(first)).status).toBe(404);
      const { fileKey } = await api.db.photo.findFirstOrThrow({ where: { resumeId: uuid } });
      expect(await api.files.get(fileKey)).not.toBeNull();

      expect((await browser.send('DELETE', `/api/resumes/${uuid}/image`)).status).toBe(204);
      expect((await stored()).resume.photo).toBeNull();
      expect((await browser.get(second)).status).toBe(404);
      await api.processOutbox();
      expect(await api.files.get(fileKey)).toBeNull();
    });

    test('is refused above 5 MB, in the words of the specification', async () => {
      const answer = await upload(new Uint8Array(5 * 1024 * 1024 + 1));
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({ error: { code: 'too-large', message: 'Image cannot be larger than 5mb' } });
    });

    test.each([
      ['a text', new TextEncoder().encode('no picture')],
      ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ['half a JPEG header', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
      ['nothing', new Uint8Array()],
    ])('is refused when it is %s', async (_, bytes) => {
      const answer = await upload(bytes);
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ error: { code: 'unsupported-media' } });
      expect((await stored()).resume.photo).toBeNull();
    });

    test('is refused when it has too many pixels or would take too much memory', async () => {
      expect((await upload(blackPng({ width: 7_000, height: 7_000 }))).status).toBe(200);
      const refusal = { error: { code: 'too-large', message: expect.stringContaining('too many pixels') } };
      expect((await upload(blackPng({ width: 8_100, height: 8_100 }))).body).toMatchObject(refusal);
      // 16 bits of red, green, blue and alpha: eight bytes a pixel.
      const deep = await sharp({ create: { width: 3_600, height: 3_600, channels: 4, background: '#4477aa' } })
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer();
      const answer = await upload(deep);
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject(refusal);
    });

    test('counts the bytes stored for visitors of an address, of uploads and of copies', async () => {
      const { rateLimits } = api.deps;
      const here = addressKey('127.0.0.1');
      await rateLimits.forget('visitorPhotoBytes', here);
      expect((await upload(await picture())).status).toBe(200);
      await rateLimits.consume('visitorPhotoBytes', here, 49_999_000);
      try {
        expect((await upload(await picture({ width: 900, height: 700 }))).status).toBe(429);
        const copied = await browser.mutate('resume.duplicate', { uuid });
        expect(copied).toMatchObject({ status: 429, body: { message: expect.stringContaining('without an account') } });
        expect((await browser.query('resume.list')).body).toHaveLength(1);
        expect(await api.db.photo.count({ where: { resumeId: uuid } })).toBe(1);
      } finally {
        await rateLimits.forget('visitorPhotoBytes', here);
      }
    });

    test('is refused before it is received when the owner has sent too many', async () => {
      const { visitorId } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
      await api.deps.rateLimits.consume('uploads', visitorId!, 60);
      const answer = await upload(new Uint8Array(5 * 1024 * 1024 + 1));
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(5);
    });

    test('must be in the field `file` of a form', async () => {
      expect((await upload(await picture(), 'other')).status).toBe(400);
      expect((await browser.send('POST', `/api/resumes/${uuid}/image`, { file: 'x' })).status).toBe(415);
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
      expect((await browser.send('POST', `/api/resumes/${uuid}/image`, cut, headers)).status).toBe(400);
    });
  });

  test('opens a resume saved before the model gained a field and a section', async () => {
    await put('skills', SAMPLE.sections.skills.data);
    const [skill] = SAMPLE.sections.skills.data.items;
    const old = { slug: 'skills' satisfies SectionSlug, resumeId: uuid };
    await api.db.resumeSection.update({
      where: { resumeId_slug: old },
      data: {
        data: { items: [{ id: skill!.id, name: skill!.name, gone: 1 }] },
        config: { title: 'Co umiem', fields: {} },
      },
    });
    await api.db.resume.update({
      where: { id: uuid },
      data: { sectionsOrder: ['clauses', 'experiences', 'gone'], sectionsActive: {} },
    });
    const { resume } = await stored();
    expect(resume.sections.skills.data.items).toEqual([
      { ...SECTIONS.skills.emptyEntry(skill!.id), name: skill!.name },
    ]);
    expect(resume.sections.skills.config).toEqual({ ...SECTIONS.skills.defaultConfig(), title: 'Co umiem' });
    expect(resume.sectionsOrder.slice(0, 2)).toEqual(['clauses', 'experiences']);
    expect(new Set(resume.sectionsOrder)).toEqual(new Set(ORDERED_SECTIONS));
    expect((await put('skills', resume.sections.skills.data)).status).toBe(200);
  });
});

/** A real JPEG. */
async function picture({ width = 300, height = 200, orientation = 1 } = {}): Promise<Buffer<ArrayBuffer>> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#4477aa' } })
    .withExif({ IFD0: { Make: 'Camera' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return jpeg as Buffer<ArrayBuffer>;
}

/** A black PNG of one bit a pixel, which is a small file with any number of pixels (PNG specification, section 5). */
function blackPng({ width, height }: { width: number; height: number }): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
