import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChange } from '@kreda/document/kinds/resume/operations/unsaved-change';
import type { Overlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { unstoredValues } from '@kreda/document/kinds/resume/overlay/unstored-values';
import { withEdits } from '@kreda/document/kinds/resume/overlay/with-edits';
import { paragraph, typicalResume } from '@kreda/document/testing/sample-resumes';
import { tracesIn } from '@kreda/document/testing/traces-in';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../../testing/start-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';

const SAMPLE = typicalResume('classic');
const JOBS = SAMPLE.sections.experiences.data.items;
const [FIRST, SECOND] = JOBS.map(({ id }) => id) as [string, string];
const OFFER = {
  title: 'Oddziałowa',
  company: 'Szpital Morski',
  address: 'https://example.com/oferta/7',
  text: 'Szukamy pielęgniarki oddziałowej.',
  date: '2026-11-26',
};

interface Read {
  resume: Resume;
  revision: number;
  updatedAt: string;
  baseUuid: string | null;
  viewKind: string | null;
}

type Listed = { uuid: string; name: string; kind: string; language: string; offer: object | null } & Record<
  'staleCount' | 'unappliedCount' | 'untranslatedCount',
  number
>;

onEachDatabase('views of resumes on $kind', { tags: ['sql'] }, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let base: string;

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
    base = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    await save(base, { type: 'name', name: 'CV Anny' });
    await saveJobs(base, JOBS);
  });
  const answer = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const save = async (uuid: string, operation: Operation) =>
    (await answer(browser.mutate('resume.save', { uuid, operation }))) as { revision: number };
  const saveJobs = (uuid: string, items: readonly object[]) =>
    save(uuid, { type: 'data', section: 'experiences', data: { items } } as Operation);
  const read = async (uuid: string) => (await answer(browser.query('resume.get', { uuid }))) as Read;
  const titled = (section: 'skills' | 'summary' | 'clauses', title: string) =>
    ({ type: 'config', section, config: { ...SECTIONS[section].defaultConfig(), title } }) as Operation;
  const jobsOf = async (uuid: string) => (await read(uuid)).resume.sections.experiences.data.items;
  const retitle = async (uuid: string, id: string, position: string) =>
    saveJobs(
      uuid,
      (await jobsOf(uuid)).map((job) => (job.id === id ? { ...job, position } : job)),
    );
  const positionOf = async (uuid: string, id: string) => (await jobsOf(uuid)).find((job) => job.id === id)?.position;
  const createView = async (choice: object, of = base) =>
    ((await answer(browser.mutate('resume.createView', { baseUuid: of, ...choice }))) as Read).resume.uuid;
  const variant = (name = 'Szpital Morski') => createView({ kind: 'variant', name, offer: OFFER });
  const inGerman = () => createView({ kind: 'language', language: 'de' });
  const family = async (uuid: string) =>
    (await answer(browser.query('resume.views', { uuid }))) as { base: { uuid: string }; views: Listed[] };
  const one = async (uuid: string) => (await family(uuid)).views.find((view) => view.uuid === uuid)!;
  const overlayOf = async (uuid: string) =>
    (await answer(browser.query('resume.view', { uuid }))) as {
      base: { uuid: string; revision: number; resume: Resume };
      kind: string;
      overlay: Overlay;
      offer: object | null;
    };

  test('a language version has the structure of its base, and its own language, dates and name', async () => {
    const uuid = await inGerman();
    const [view, original] = [await read(uuid), await read(base)];
    expect(view).toMatchObject({ baseUuid: base, viewKind: 'language', revision: 1 });
    expect(view.resume).toMatchObject({ name: 'CV Anny – DE', language: 'de' });
    expect(view.resume.pageSetup.dates).toBe(emptyResume(uuid, 'de').pageSetup.dates);
    expect(view.resume.sections).toEqual(original.resume.sections);
    expect(original).toMatchObject({ baseUuid: null, viewKind: null, resume: { language: 'pl' } });
    const found = await overlayOf(uuid);
    expect(found).toMatchObject({ kind: 'language', offer: null, base: { uuid: base, revision: original.revision } });
    expect(found.base.resume).toEqual(original.resume);
    expect(Object.keys(found.overlay.overrides)).toContain('language');
  });

  test('a change of the base reaches the view’s answers of REST and tRPC, its text file and the list, and a new revision', async () => {
    const [german, hospital] = [await inGerman(), await variant()];
    await retitle(base, FIRST, 'Pielęgniarka naczelna');
    for (const uuid of [german, hospital]) {
      expect(await positionOf(uuid, FIRST)).toBe('Pielęgniarka naczelna');
      expect((await read(uuid)).revision).toBe(2);
      const rest = (await browser.send('GET', `/api/resumes/${uuid}`)).body as Record<string, unknown>;
      expect(rest).toMatchObject({ baseUuid: base, sections: { experiences: { data: { items: expect.anything() } } } });
      expect(JSON.stringify(rest)).toContain('Pielęgniarka naczelna');
      const text = await browser.send('GET', `/api/resumes/${uuid}/export/text`);
      expect(new TextDecoder().decode(text.bytes)).toContain('Pielęgniarka naczelna');
    }
    const rows = (await answer(browser.query('resume.list', undefined))) as Record<string, unknown>[];
    expect(rows.map(({ uuid, baseUuid, viewKind, language }) => ({ uuid, baseUuid, viewKind, language }))).toEqual(
      expect.arrayContaining([
        { uuid: base, baseUuid: null, viewKind: null, language: 'pl' },
        { uuid: german, baseUuid: base, viewKind: 'language', language: 'de' },
        { uuid: hospital, baseUuid: base, viewKind: 'variant', language: 'pl' },
      ]),
    );
  });

  describe('an anonymous version', () => {
    const options = { employers: true, schools: true, publications: true, ownWords: [] as string[] };
    const TOKENS = ['Wilczewska', 'Wilczewskiej', 'Grażyna', 'gwilczewska', 'Kwarcytex', 'Kwarcytexie', '601234567'];
    const uploadPhoto = async (uuid: string, widthPx: number) => {
      const jpeg = await sharp({ create: { width: widthPx, height: 40, channels: 3, background: '#04766d' } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
      return browser.send('POST', `/api/resumes/${uuid}/image`, form);
    };
    const summary = (text: string) =>
      ({ type: 'data', section: 'summary', data: { content: paragraph(text) } }) as Operation;
    const anonymous = (of = base) => createView({ kind: 'anonymous', options }, of);

    beforeEach(async () => {
      const names = { firstName: 'Grażyna', lastName: 'Wilczewska', email: 'gwilczewska@example.com' };
      const data = { ...SAMPLE.sections['personal-data'].data, ...names, phone: '+48 601 234 567' };
      await save(base, { type: 'data', section: 'personal-data', data });
      await save(base, { type: 'name', name: 'CV Wilczewska' });
      await saveJobs(
        base,
        JOBS.map((job) => ({ ...job, company: 'Kwarcytex S.A.' })),
      );
      await save(base, summary('Zespół Wilczewskiej w Kwarcytexie'));
      expect((await uploadPhoto(base, 30)).status).toBe(200);
    });

    test('holds no name in its rows, answers and files, whatever is changed in the base and in it', async () => {
      const uuid = await anonymous();
      const search = async (note: string) => {
        const row = await api.db.resume.findUniqueOrThrow({
          where: { id: uuid },
          include: { sections: true, photo: true },
        });
        const { overlay: _, ...stored } = row;
        const values = Object.values((row.overlay as unknown as Overlay).overrides).map(({ value }) => value);
        const list = ((await answer(browser.query('resume.list', undefined))) as { uuid: string }[]).find(
          (one) => one.uuid === uuid,
        );
        const rest = await browser.send('GET', `/api/resumes/${uuid}`);
        const files = await Promise.all(
          ['text', 'json-resume', 'html'].map((format) => browser.send('GET', `/api/resumes/${uuid}/export/${format}`)),
        );
        const found = [
          JSON.stringify([stored, values, list, await read(uuid), rest.body]),
          ...files.flatMap(({ bytes, headers }) => [
            new TextDecoder().decode(bytes),
            decodeURIComponent(headers.get('content-disposition') ?? ''),
          ]),
        ].join('\n');
        expect(tracesIn(found, TOKENS), note).toEqual([]);
        expect(row.photo, note).toBeNull();
      };
      await search('new');
      expect((await read(uuid)).resume).toMatchObject({ name: 'Anonimowe CV', isDone: true, photo: null });
      await save(base, summary('Grażyna pisze do gwilczewska@example.com'));
      await search('after a change of the base');
      expect((await read(uuid)).resume.sections.summary.data.content).toEqual(paragraph('[…] pisze do […]'));
      await save(uuid, summary('Kierowała Wilczewska, 601 234 567'));
      await save(uuid, { type: 'name', name: 'CV Grażyna Wilczewska' });
      await search('after a change of the version');
      expect((await uploadPhoto(base, 60)).status).toBe(200);
      await search('after a new photo of the base');
      const copy = ((await answer(browser.mutate('resume.duplicate', { uuid }))) as Read).resume;
      expect(tracesIn(JSON.stringify(copy), TOKENS)).toEqual([]);
      expect((await family(base)).views.map(({ kind }) => kind)).toEqual(['anonymous', 'anonymous']);
      await answer(browser.mutate('resume.detach', { uuid }));
      expect(tracesIn(JSON.stringify(await read(uuid)), TOKENS)).toEqual([]);
    });

    test('has all sections, and an editor opens it without a difference to what is stored', async () => {
      // Sections in which nothing is taken out are in the version too.
      await save(base, { type: 'data', section: 'skills', data: SAMPLE.sections.skills.data });
      const uuid = await anonymous();
      expect((await read(uuid)).resume.sections.skills.data).toEqual(SAMPLE.sections.skills.data);
      const [{ resume: shown }, { base: original, overlay }] = [await read(uuid), await overlayOf(uuid)];
      expect(withEdits({ base: original.resume, overlay }, shown).overrides).toEqual({});
      expect([...unstoredValues(original.resume, overlay, shown)]).toEqual([]);
    });

    test('of a language version has its language and texts', async () => {
      const german = await inGerman();
      await save(german, summary('Leitung durch Wilczewska bei Kwarcytex'));
      const { resume } = await read(await anonymous(german));
      expect(resume).toMatchObject({ language: 'de', name: 'Anonymer Lebenslauf' });
      expect(resume.sections.summary.data.content).toEqual(paragraph('Leitung durch […] bei Arbeitgeber 1'));
    });

    test('takes out what is added to its options, and no more than they say', async () => {
      const uuid = await anonymous();
      await save(base, summary('Umowy z Żabką'));
      const setOptions = (chosen: object) =>
        browser.mutate('resume.setAnonymity', { uuid, options: { ...options, ...chosen } });
      await answer(setOptions({ ownWords: ['Żabka'], employers: false }));
      const { resume } = await read(uuid);
      expect(resume.sections.summary.data.content).toEqual(paragraph('Umowy z […]'));
      expect(resume.sections.experiences.data.items[0]?.company).toBe('Kwarcytex S.A.');
      expect((await setOptions({ ownWords: [''] })).status).toBe(400);
      const call = browser.mutate('resume.setAnonymity', { uuid: base, options });
      expect((await call).status).toBe(404);
    });

    test('is one of three at most, copies included', async () => {
      const uuid = await anonymous();
      await answer(browser.mutate('resume.duplicate', { uuid }));
      await anonymous();
      const refused = { status: 409, body: { data: { reason: { code: 'too-many-anonymous-versions', max: 3 } } } };
      expect(await browser.mutate('resume.duplicate', { uuid })).toMatchObject(refused);
      expect(await browser.mutate('resume.createView', { baseUuid: base, kind: 'anonymous', options })).toMatchObject(
        refused,
      );
      expect((await family(base)).views).toHaveLength(3);
    });

    test('has no versions and variants of its own, in which the person would be named', async () => {
      const uuid = await anonymous();
      for (const choice of [
        { kind: 'variant', name: 'Szpital Morski', offer: OFFER },
        { kind: 'language', language: 'de' },
        { kind: 'anonymous', options },
      ]) {
        expect(await browser.mutate('resume.createView', { baseUuid: uuid, ...choice })).toMatchObject({
          status: 409,
          body: { data: { reason: { code: 'view-of-anonymous-version' } } },
        });
      }
      expect((await family(base)).views.map((view) => view.uuid)).toEqual([uuid]);
    });

    test('takes no photo and no letter', async () => {
      const uuid = await anonymous();
      expect(await uploadPhoto(uuid, 30)).toMatchObject({
        status: 409,
        body: { error: { reason: { code: 'photo-in-anonymous-version' } } },
      });
      const letter = await browser.mutate('letter.create', { resumeUuid: uuid });
      expect(letter.status).toBe(409);
      expect(JSON.stringify(letter.body)).toContain('letter-of-anonymous-version');
    });
  });

  test('a view that stays the same keeps its revision and its time', async () => {
    const uuid = await variant();
    await retitle(uuid, FIRST, 'Oddziałowa');
    const before = await read(uuid);
    await retitle(base, FIRST, 'Naczelna');
    await save(base, { type: 'name', name: 'Inna nazwa' });
    expect(await read(uuid)).toEqual(before);
  });

  test('an edit of a view leaves the base and other views', async () => {
    const [german, hospital] = [await inGerman(), await variant()];
    const before = await read(base);
    const saved = await retitle(german, FIRST, 'Krankenschwester');
    expect(saved.revision).toBe(2);
    await save(hospital, { type: 'name', name: 'Dla szpitala' });
    await save(hospital, { type: 'done' });
    expect(await positionOf(german, FIRST)).toBe('Krankenschwester');
    expect(await read(base)).toEqual(before);
    expect((await read(hospital)).resume).toMatchObject({ name: 'Dla szpitala', isDone: true });
    expect(await positionOf(hospital, FIRST)).toBe(JOBS[0]!.position);
  });

  test('a view’s own template stays when the base changes its template, and follows it otherwise', async () => {
    const [german, hospital] = [await inGerman(), await variant()];
    await browser.send('PUT', `/api/resumes/${hospital}/pattern/bold`, { slug: 'bold' });
    await browser.send('PUT', `/api/resumes/${base}/pattern/modern`, { slug: 'modern' });
    const patterns = await Promise.all([base, german, hospital].map(async (uuid) => (await read(uuid)).resume.pattern));
    expect(patterns).toEqual(['modern', 'modern', 'bold']);
  });

  test('an entry that is deleted in a view is hidden there; one that is added is in the base, and in a variant hidden there', async () => {
    const [german, hospital] = [await inGerman(), await variant()];
    await saveJobs(hospital, JOBS.slice(1));
    expect((await jobsOf(hospital)).find(({ id }) => id === FIRST)).toMatchObject({ hidden: true });
    expect((await jobsOf(base)).find(({ id }) => id === FIRST)).toMatchObject({ hidden: false });

    const added = { ...SECTIONS.experiences.emptyEntry('new'), position: 'Konsultantka' };
    await saveJobs(hospital, [added, ...(await jobsOf(hospital))]);
    expect((await jobsOf(base))[0]).toEqual({ ...added, hidden: true });
    expect((await jobsOf(german))[0]).toEqual({ ...added, hidden: true });
    expect((await jobsOf(hospital))[0]).toEqual(added);
    await saveJobs(german, [{ ...added, id: 'second' }, ...(await jobsOf(german))]);
    expect((await jobsOf(base))[0]).toMatchObject({ id: 'second', hidden: false });
    expect((await jobsOf(hospital))[0]).toMatchObject({ id: 'second', hidden: false });
  });

  test('an override whose base has changed is stale until the user keeps it or takes the new one', async () => {
    const uuid = await variant();
    await retitle(uuid, FIRST, 'Oddziałowa');
    await retitle(uuid, SECOND, 'Starsza oddziałowa');
    expect(await one(uuid)).toMatchObject({ staleCount: 0 });
    await retitle(base, FIRST, 'Naczelna');
    await retitle(base, SECOND, 'Zastępczyni');
    expect(await one(uuid)).toMatchObject({ staleCount: 2, unappliedCount: 0, untranslatedCount: 0 });
    const address = (id: string) => `items/experiences/${id}/position`;
    const settle = (addresses: string[], choice: string) =>
      browser.mutate('resume.settle', { uuid, addresses, choice });
    const kept = (await answer(settle([address(FIRST)], 'keep'))) as { revision: number };
    expect(kept.revision).toBe((await read(uuid)).revision);
    expect(await one(uuid)).toMatchObject({ staleCount: 1 });
    await answer(settle([address(SECOND)], 'take'));
    expect(await one(uuid)).toMatchObject({ staleCount: 0 });
    expect([await positionOf(uuid, FIRST), await positionOf(uuid, SECOND)]).toEqual(['Oddziałowa', 'Zastępczyni']);
    const ofBase = await browser.mutate('resume.settle', { uuid: base, addresses: [address(FIRST)], choice: 'take' });
    expect(ofBase.status).toBe(404);
    const wrong = await settle([], 'take');
    expect(wrong).toMatchObject({ status: 400 });
  });

  test('an override whose entry is deleted in the base is counted, and applies again when it comes back', async () => {
    const uuid = await inGerman();
    await retitle(uuid, FIRST, 'Krankenschwester');
    const { untranslatedCount } = await one(uuid);
    await saveJobs(base, JOBS.slice(1));
    expect(await positionOf(uuid, FIRST)).toBeUndefined();
    expect((await one(uuid)).unappliedCount).toBeGreaterThan(0);
    await saveJobs(base, JOBS);
    expect(await positionOf(uuid, FIRST)).toBe('Krankenschwester');
    expect(await one(uuid)).toMatchObject({ unappliedCount: 0, untranslatedCount });
  });

  test('a save of a view names the revision that it was made from, as that of any resume', async () => {
    const uuid = await variant();
    const { resume, revision } = await read(uuid);
    const operation: Operation = { type: 'color', color: { ...resume.color, accentColor: '#04766d' } };
    await retitle(base, FIRST, 'Naczelna');
    const late = await browser.mutate('resume.save', { uuid, operation, baseRevision: revision });
    expect(late.status).toBe(409);
    const again = await browser.mutate('resume.save', { uuid, operation, baseRevision: revision + 1 });
    expect(again.status).toBe(200);
    const pending: Operation = { type: 'language', language: 'en' };
    const change = unsavedChange((await read(uuid)).resume, pending);
    const quit = await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, [change]);
    expect(quit.status).toBe(204);
    expect((await read(uuid)).resume.language).toBe('en');
    expect((await read(base)).resume.language).toBe('pl');
  });

  test('saves of a base and its views at the same time all count', async () => {
    const [german, hospital] = [await inGerman(), await variant()];
    const calls = [
      ...['a', 'b', 'c'].map((title) => save(base, titled('skills', title))),
      ...['d', 'e', 'f'].map((title) => save(german, titled('summary', title))),
      ...['g', 'h', 'i'].map((title) => save(hospital, titled('clauses', title))),
    ];
    await Promise.all(calls);
    const [original, first, second] = [await read(base), await read(german), await read(hospital)];
    expect(['a', 'b', 'c']).toContain(original.resume.sections.skills.config.title);
    for (const view of [first, second])
      expect(view.resume.sections.skills.config).toEqual(original.resume.sections.skills.config);
    expect(['d', 'e', 'f']).toContain(first.resume.sections.summary.config.title);
    expect(['g', 'h', 'i']).toContain(second.resume.sections.clauses.config.title);
    expect(original.resume.sections.summary.config.title).toBe('');
  });

  test('a save of a base that was read before its first view was made is not lost, nor is the view left behind', async () => {
    const saves = Array.from({ length: 8 }, (_, index) => save(base, titled('skills', `t${index}`)));
    const [uuid] = await Promise.all([variant(), ...saves]);
    expect((await read(uuid)).resume.sections.skills).toEqual((await read(base)).resume.sections.skills);
  });

  test('a view of a view stands on the same base, with what differs copied', async () => {
    const german = await inGerman();
    await retitle(german, FIRST, 'Krankenschwester');
    const uuid = await createView({ kind: 'variant', name: 'Klinik' }, german);
    expect(await read(uuid)).toMatchObject({ baseUuid: base, viewKind: 'variant', resume: { language: 'de' } });
    expect(await positionOf(uuid, FIRST)).toBe('Krankenschwester');
    await retitle(german, FIRST, 'Pflegekraft');
    expect(await positionOf(uuid, FIRST)).toBe('Krankenschwester');
    expect(new Set((await family(german)).views.map((view) => view.uuid))).toEqual(new Set([german, uuid]));
  });

  test('the copy of a view is a second view; that of a base has no views', async () => {
    const hospital = await variant();
    await retitle(hospital, FIRST, 'Oddziałowa');
    const copy = (await answer(browser.mutate('resume.duplicate', { uuid: hospital }))) as Read;
    expect(copy).toMatchObject({ baseUuid: base, viewKind: 'variant', resume: { name: 'Szpital Morski (2)' } });
    expect(await overlayOf(copy.resume.uuid)).toMatchObject({ offer: OFFER });
    await retitle(base, SECOND, 'Zastępczyni');
    expect(await positionOf(copy.resume.uuid, SECOND)).toBe('Zastępczyni');
    const whole = (await answer(browser.mutate('resume.duplicate', { uuid: base }))) as Read;
    expect(whole).toMatchObject({ baseUuid: null, viewKind: null });
    expect((await family(whole.resume.uuid)).views).toEqual([]);
  });

  describe('the trash', () => {
    test('a removed base keeps its views, which can be edited; restoring it brings the family back', async () => {
      const uuid = await variant();
      await answer(browser.mutate('resume.remove', { uuid: base }));
      await retitle(uuid, FIRST, 'Oddziałowa');
      expect(await positionOf(uuid, FIRST)).toBe('Oddziałowa');
      expect((await family(uuid)).base.uuid).toBe(base);
      expect((await browser.query('resume.get', { uuid: base })).status).toBe(404);
      await answer(browser.mutate('resume.restore', { uuid: base }));
      await retitle(base, SECOND, 'Zastępczyni');
      expect(await positionOf(uuid, SECOND)).toBe('Zastępczyni');
    });

    test('a removed view follows its base, and is not listed', async () => {
      const uuid = await variant();
      await answer(browser.mutate('resume.remove', { uuid }));
      expect((await family(base)).views).toEqual([]);
      await retitle(base, FIRST, 'Naczelna');
      await answer(browser.mutate('resume.restore', { uuid }));
      expect(await positionOf(uuid, FIRST)).toBe('Naczelna');
    });

    test('the views of an erased base become resumes of their own, with their content and offer', async () => {
      const uuid = await variant();
      await retitle(uuid, FIRST, 'Oddziałowa');
      const { resume, revision } = await read(uuid);
      await answer(browser.mutate('resume.remove', { uuid: base }));
      await answer(browser.mutate('resume.erase', { uuid: base }));
      expect(await read(uuid)).toMatchObject({ resume, baseUuid: null, viewKind: null, revision: revision + 1 });
      expect(await answer(browser.query('resume.offer', { uuid }))).toEqual(OFFER);
      await saveJobs(uuid, []);
      expect(await jobsOf(uuid)).toEqual([]);
    });
  });

  test('a detached view keeps its content, and the base’s changes do not reach it any more', async () => {
    const uuid = await variant();
    await retitle(uuid, FIRST, 'Oddziałowa');
    const { resume } = await read(uuid);
    await answer(browser.mutate('resume.detach', { uuid }));
    await retitle(base, SECOND, 'Zastępczyni');
    expect(await read(uuid)).toMatchObject({ resume, baseUuid: null, viewKind: null });
    expect((await family(base)).views).toEqual([]);
    for (const call of [browser.query('resume.view', { uuid }), browser.mutate('resume.detach', { uuid })])
      expect((await call).status).toBe(404);
    expect((await browser.mutate('resume.detach', { uuid: base })).status).toBe(404);
  });

  test('an offer is kept with its variant and can be changed; wrong fields are named', async () => {
    const [uuid, german] = [await variant(), await inGerman()];
    const next = { ...OFFER, company: 'Klinika', date: null };
    await answer(browser.mutate('resume.updateOffer', { uuid, offer: next }));
    expect(await answer(browser.query('resume.offer', { uuid }))).toEqual(next);
    const { text: _, ...listed } = next;
    expect(await one(uuid)).toMatchObject({ offer: listed });
    for (const other of [base, german])
      expect((await browser.mutate('resume.updateOffer', { uuid: other, offer: next })).status).toBe(404);
    for (const [field, value] of [
      ['address', 'javascript:alert(1)'],
      ['address', 'example.com'],
      ['date', '26.11.2026'],
      ['title', 'x'.repeat(301)],
      ['text', 'x'.repeat(30_001)],
    ] as const) {
      const refused = await browser.mutate('resume.updateOffer', { uuid, offer: { ...OFFER, [field]: value } });
      expect(refused).toMatchObject({
        status: 400,
        body: { data: { fields: { [`offer.${field}`]: expect.anything() } } },
      });
    }
  });

  test('refuses what cannot be a view, and names the field', async () => {
    const refused = async (choice: object, status = 400) => {
      const call = await browser.mutate('resume.createView', { baseUuid: base, ...choice });
      expect(call.status).toBe(status);
      return (call.body as { data: { fields?: Record<string, string> } }).data.fields;
    };
    expect(await refused({ kind: 'language', language: 'fr' })).toHaveProperty('language');
    expect(await refused({ kind: 'language', language: 'pl' })).toEqual({
      language: 'The CV is in this language already',
    });
    expect(await refused({ kind: 'variant', name: 'x'.repeat(121) })).toHaveProperty('name');
    expect(await refused({ kind: 'copy' })).toHaveProperty('kind');
    await refused({ baseUuid: crypto.randomUUID(), kind: 'language', language: 'de' }, 404);
    const stranger = new TestBrowser(api.url);
    await stranger.send('POST', '/api/resumes', {});
    const uuid = await variant();
    for (const call of [
      stranger.mutate('resume.createView', { baseUuid: base, kind: 'language', language: 'de' }),
      stranger.query('resume.views', { uuid: base }),
      stranger.query('resume.view', { uuid }),
      stranger.mutate('resume.settle', { uuid, addresses: ['language'], choice: 'take' }),
      stranger.mutate('resume.detach', { uuid }),
      stranger.mutate('resume.updateOffer', { uuid, offer: OFFER }),
    ])
      expect((await call).status).toBe(404);
  });

  test('limits the views of a base, those in the trash included', async () => {
    const uuid = await variant();
    const { id: _, ...row } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
    for (let index = 1; index < 40; index++)
      await api.db.resume.create({
        data: { ...row, id: crypto.randomUUID(), removedAt: index % 2 ? new Date() : null } as never,
      });
    const refused = await browser.mutate('resume.createView', { baseUuid: base, kind: 'language', language: 'de' });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'A CV can have at most 40 language versions and variants' },
    });
  });

  test('an entry that is added in a view does not make the base’s list longer than a list may be', async () => {
    const jobs = Array.from({ length: 200 }, (_, index) => ({ ...JOBS[0]!, id: `job-${index}` }));
    await saveJobs(base, jobs);
    const uuid = await variant();
    const items = [...jobs.slice(1), { ...JOBS[0]!, id: 'one-more' }];
    const refused = await browser.mutate('resume.save', {
      uuid,
      operation: { type: 'data', section: 'experiences', data: { items } },
    });
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain('at most 200 entries');
    expect([await jobsOf(base), await jobsOf(uuid)].map(({ length }) => length)).toEqual([200, 200]);
  });

  test('a large base has fewer views, since a change of it materialises each of them', async () => {
    const note = 'Opieka nad chorymi. '.repeat(95);
    const description = [{ type: 'paragraph', children: [{ text: note }] }];
    const jobs = Array.from({ length: 150 }, (_, index) => ({ ...JOBS[0]!, id: `job-${index}`, description }));
    await saveJobs(base, jobs);
    await variant();
    const refused = await browser.mutate('resume.createView', { baseUuid: base, kind: 'variant', name: 'Drugi' });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This CV is too long for another language version or variant. Shorten it first' },
    });
    const more = [...jobs, ...jobs.map((job) => ({ ...job, id: `${job.id}-again` }))].slice(0, 200);
    const grown = await browser.mutate('resume.save', {
      uuid: base,
      operation: { type: 'data', section: 'experiences', data: { items: more } },
    });
    expect(grown).toMatchObject({ status: 400 });
    await saveJobs(base, jobs.slice(0, 10));
  });

  test('a photo of the base is the views’ too, unless they have their own', async () => {
    const picture = async (width: number) => {
      const form = new FormData();
      const jpeg = await sharp({ create: { width, height: 40, channels: 3, background: '#04766d' } })
        .jpeg()
        .toBuffer();
      form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
      return form;
    };
    const upload = async (uuid: string, width: number) =>
      expect((await browser.send('POST', `/api/resumes/${uuid}/image`, await picture(width))).status).toBe(200);
    const widthOf = async (uuid: string) => (await read(uuid)).resume.photo?.widthPx ?? null;
    await upload(base, 30);
    const [german, hospital] = [await inGerman(), await variant()];
    expect([await widthOf(german), await widthOf(hospital)]).toEqual([30, 30]);
    await upload(hospital, 31);
    await upload(base, 32);
    expect([await widthOf(german), await widthOf(hospital)]).toEqual([32, 31]);
    expect(await one(hospital)).toMatchObject({ staleCount: 1 });
    const { photo } = (await read(german)).resume;
    expect((await browser.send('GET', photo!.url)).status).toBe(200);
    await answer(browser.mutate('resume.settle', { uuid: hospital, addresses: ['photo'], choice: 'take' }));
    expect(await widthOf(hospital)).toBe(32);
    expect((await browser.send('DELETE', `/api/resumes/${german}/image`)).status).toBe(204);
    expect([await widthOf(german), await widthOf(base)]).toEqual([null, 32]);
    await browser.send('DELETE', `/api/resumes/${base}/image`);
    expect([await widthOf(german), await widthOf(hospital)]).toEqual([null, null]);
  });

  describe('another release', () => {
    test('may have stored overrides that this one does not know or accept: they are kept and counted', async () => {
      const uuid = await variant();
      const overlay = {
        kind: 'variant',
        overrides: {
          color: { value: { accentColor: 'red' }, base: null },
          'items/papyri/x/title': { value: 'from another release', base: '' },
          [`items/experiences/${FIRST}/position`]: { value: 'Oddziałowa', base: JOBS[0]!.position },
        },
        added: [],
      };
      await api.db.resume.update({ where: { id: uuid }, data: { overlay } });
      await retitle(base, SECOND, 'Zastępczyni');
      expect(await one(uuid)).toMatchObject({ unappliedCount: 2 });
      expect([await positionOf(uuid, FIRST), await positionOf(uuid, SECOND)]).toEqual(['Oddziałowa', 'Zastępczyni']);
      expect((await overlayOf(uuid)).overlay.overrides).toMatchObject(overlay.overrides);
    });

    test('without views may have changed a view as any resume: the change becomes the view’s own', async () => {
      const uuid = await variant();
      const data = {
        items: [
          { ...JOBS[0]!, position: 'Oddziałowa' },
          { ...JOBS[0]!, id: 'added', position: 'Nowa' },
        ],
      };
      await api.db.resumeSection.update({
        where: { resumeId_slug: { resumeId: uuid, slug: 'experiences' } },
        data: { data },
      });
      await api.db.resume.update({ where: { id: uuid }, data: { revision: { increment: 1 } } });
      await save(base, titled('skills', 'Umiejętności'));
      const jobs = await jobsOf(uuid);
      expect(jobs.find(({ id }) => id === FIRST)?.position).toBe('Oddziałowa');
      expect(jobs.find(({ id }) => id === SECOND)).toMatchObject({ hidden: true });
      expect(jobs.find(({ id }) => id === 'added')).toMatchObject({ position: 'Nowa', hidden: false });
      expect((await jobsOf(base)).find(({ id }) => id === 'added')).toMatchObject({ hidden: true });
      expect((await read(uuid)).resume.sections.skills.config.title).toBe('Umiejętności');
    });
  });
});
