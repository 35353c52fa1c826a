import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removeOrphans } from '../../../platform/files/remove-files.ts';
import { sweepFiles } from '../../../platform/files/sweep-files.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { registerPaid } from '../../../testing/paid-account.ts';
import { startTestApi, type TestApi } from '../../../testing/start-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { renderUniquePdfs } from '../../../testing/unique-pdfs.ts';
import { thinVersions } from './thin-versions.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SAMPLE = typicalResume('classic');
const JOBS = SAMPLE.sections.experiences.data.items;
const [FIRST, SECOND] = JOBS.map(({ id }) => id) as [string, string];
/** 13:00 in Warsaw, on a Thursday. */
const NOON = new Date('2026-11-26T12:00:00Z');

interface Listed {
  id: string;
  cause: string;
  at: string;
  revision: number;
  downloadId: string | null;
}
interface Read {
  resume: Resume;
  revision: number;
}

onEachDatabase('the history of resumes on $kind', { tags: ['sql'] }, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let uuid: string;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
    renderUniquePdfs(api);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.stop();
    await database.drop();
  });
  beforeEach(async () => {
    api.now = NOON;
    browser = new TestBrowser(api.url);
    uuid = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    await saveJobs(JOBS);
  });
  const answer = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const later = (ms: number) => {
    api.now = new Date(api.now.getTime() + ms);
  };
  const save = (operation: Operation, of = uuid) => answer(browser.mutate('resume.save', { uuid: of, operation }));
  const saveJobs = (items: readonly object[], of = uuid) =>
    save({ type: 'data', section: 'experiences', data: { items } } as Operation, of);
  const read = async (of = uuid) => (await answer(browser.query('resume.get', { uuid: of }))) as Read;
  const jobsOf = async (of = uuid) => (await read(of)).resume.sections.experiences.data.items.map(({ id }) => id);
  const retitle = async (id: string, position: string, of = uuid) =>
    saveJobs(
      (await read(of)).resume.sections.experiences.data.items.map((job) =>
        job.id === id ? { ...job, position } : job,
      ),
      of,
    );
  const positionOf = async (id: string, of = uuid) =>
    (await read(of)).resume.sections.experiences.data.items.find((job) => job.id === id)?.position;
  const versions = async (of = uuid) => (await answer(browser.query('resume.versions', { uuid: of }))) as Listed[];
  const version = async (versionId: string, of = uuid) =>
    (await answer(browser.query('resume.version', { uuid: of, versionId }))) as Read & { views: { uuid: string }[] };
  const restore = async (versionId: string, { of = uuid, withViews = false } = {}) => {
    const { revision } = await read(of);
    const call = browser.mutate('resume.restoreVersion', { uuid: of, versionId, baseRevision: revision, withViews });
    const restored = (await answer(call)) as { revision: number; previousId: string };
    expect(restored.revision).toBe(revision + 1);
    return restored;
  };
  const createVariant = async (name: string) =>
    ((await answer(browser.mutate('resume.createView', { baseUuid: uuid, kind: 'variant', name }))) as Read).resume
      .uuid;
  const setPhoto = async (grey: number) => {
    const background = { r: grey, g: grey, b: grey };
    const jpeg = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
    expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
    return (await api.db.photo.findUniqueOrThrow({ where: { resumeId: uuid } })).fileKey;
  };

  test('the state before the first change of a day in Warsaw is kept, once a day, and with one statement more', async () => {
    expect(await versions()).toEqual([]);
    const stored = await read();
    // 23:30 in Warsaw: still the same day.
    later(10.5 * HOUR_MS);
    await save({ type: 'name', name: 'Wieczorem' });
    expect(await versions()).toEqual([]);
    const evening = api.now;

    later(HOUR_MS);
    const inserted = vi.spyOn(api.db.statements, 'atomically');
    await save({ type: 'name', name: 'Po północy' });
    expect(inserted).toHaveBeenCalledTimes(1);
    await save({ type: 'name', name: 'Nadal po północy' });
    expect(inserted).toHaveBeenCalledTimes(1);
    inserted.mockRestore();
    const [kept, ...others] = await versions();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      cause: 'day',
      at: evening.toISOString(),
      revision: stored.revision + 1,
      downloadId: null,
    });
    expect((await version(kept!.id)).resume).toEqual({ ...stored.resume, name: 'Wieczorem' });
  });

  test('a save that loses against another one keeps no version', async () => {
    const { revision } = await read();
    later(DAY_MS);
    const operation = { type: 'name', name: 'Spóźniony' };
    const late = await browser.mutate('resume.save', { uuid, operation, baseRevision: revision - 1 });
    expect(late.status).toBe(409);
    expect(await versions()).toEqual([]);
    await Promise.all(['a', 'b', 'c'].map((name) => save({ type: 'name', name })));
    expect(await versions()).toHaveLength(1);
  });

  test('restoring gives back content and look as one revision, keeps the name, and can be undone', async () => {
    later(DAY_MS);
    await saveJobs(JOBS.slice(1));
    await save({ type: 'pattern', pattern: 'executive' });
    await save({ type: 'name', name: 'Nowa nazwa' });
    const before = await read();
    const [old] = await versions();
    const { previousId } = await restore(old!.id);
    const restored = await read();
    expect(restored.resume).toEqual({ ...(await version(old!.id)).resume, name: 'Nowa nazwa' });
    expect(await jobsOf()).toEqual(JOBS.map(({ id }) => id));
    expect((await versions()).map(({ cause }) => cause)).toEqual(['restore', 'day']);

    await restore(previousId);
    expect((await read()).resume).toEqual(before.resume);
    // The same states again add no versions.
    await restore(old!.id);
    await restore(previousId);
    expect(await versions()).toHaveLength(3);
  });

  test('restoring names the revision that it was decided on, and belongs to the owner', async () => {
    later(DAY_MS);
    await saveJobs([]);
    const [old] = await versions();
    const { revision } = await read();
    const call = { uuid, versionId: old!.id, baseRevision: revision - 1, withViews: false };
    expect((await browser.mutate('resume.restoreVersion', call)).status).toBe(409);
    const stranger = new TestBrowser(api.url);
    const theirs = ((await stranger.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    expect((await stranger.query('resume.versions', { uuid })).status).toBe(404);
    for (const target of [uuid, theirs]) {
      expect((await stranger.query('resume.version', { uuid: target, versionId: old!.id })).status).toBe(404);
      const foreign = { uuid: target, versionId: old!.id, baseRevision: 1, withViews: false };
      expect((await stranger.mutate('resume.restoreVersion', foreign)).status).toBe(404);
    }
    expect(await jobsOf()).toEqual([]);
    await browser.mutate('resume.remove', { uuid });
    expect((await browser.query('resume.versions', { uuid })).status).toBe(404);
    await browser.mutate('resume.restore', { uuid });
    expect(await versions()).toHaveLength(1);
  });

  test('a photo stays as long as a version shows it, and comes back with it', async () => {
    const dark = await setPhoto(20);
    later(DAY_MS);
    const light = await setPhoto(230);
    await api.processOutbox();
    const [old] = await versions();
    const { photo } = (await version(old!.id)).resume;
    expect((await browser.send('GET', photo!.url)).status).toBe(200);
    expect((await new TestBrowser(api.url).send('GET', photo!.url)).status).toBe(404);
    await removeOrphans(api.deps, [dark, light]);
    expect(await api.files.get(dark)).not.toBeNull();

    const { previousId } = await restore(old!.id);
    await api.processOutbox();
    expect((await api.db.photo.findUniqueOrThrow({ where: { resumeId: uuid } })).fileKey).toBe(dark);
    expect(await api.files.get(light)).not.toBeNull();
    await restore(previousId);
    expect((await api.db.photo.findUniqueOrThrow({ where: { resumeId: uuid } })).fileKey).toBe(light);

    // The same photo is no difference.
    expect((await version(previousId)).resume.photo).toEqual((await read()).resume.photo);

    const swept = await sweepFiles(api.deps, { repair: 'none' });
    expect(swept.missing).toEqual([]);
    await browser.mutate('resume.erase', { uuid });
    await api.processOutbox();
    expect([await api.files.get(dark), await api.files.get(light)]).toEqual([null, null]);
  });

  test('restoring a base gives its photo to the views that follow it, but to no anonymous version', async () => {
    await setPhoto(20);
    const variant = await createVariant('Wariant');
    const options = { employers: true, schools: true, publications: true, ownWords: [] };
    const choice = { baseUuid: uuid, kind: 'anonymous', options };
    const anonymous = ((await answer(browser.mutate('resume.createView', choice))) as Read).resume.uuid;
    later(DAY_MS);
    await setPhoto(230);
    const [old] = await versions();
    const { photo } = (await read(variant)).resume;
    await restore(old!.id);
    expect((await read(variant)).resume.photo).not.toEqual(photo);
    expect(await api.db.photo.count({ where: { resumeId: anonymous } })).toBe(0);
    expect((await read(anonymous)).resume.photo).toBeNull();
    // Also of a row that an earlier release has made.
    const { id: _, ...row } = await api.db.photo.findUniqueOrThrow({ where: { resumeId: uuid } });
    await api.db.photo.create({ data: { ...row, id: crypto.randomUUID(), resumeId: anonymous } });
    expect((await read(anonymous)).resume.photo).toBeNull();
  });

  test('a version of a base names its views, and restores them if asked', async () => {
    const german = (
      (await answer(browser.mutate('resume.createView', { baseUuid: uuid, kind: 'language', language: 'de' }))) as Read
    ).resume.uuid;
    await retitle(FIRST, 'Krankenschwester', german);
    later(DAY_MS);
    await retitle(SECOND, 'Naczelna');
    await retitle(FIRST, 'Pflegekraft', german);
    const [old] = await versions();
    expect((await version(old!.id)).views).toMatchObject([{ uuid: german, language: 'de', kind: 'language' }]);
    const second = JOBS[1]!.position;

    await restore(old!.id);
    expect([await positionOf(SECOND), await positionOf(SECOND, german)]).toEqual([second, second]);
    expect(await positionOf(FIRST, german)).toBe('Pflegekraft');
    const { previousId } = await restore(old!.id, { withViews: true });
    expect(await positionOf(FIRST, german)).toBe('Krankenschwester');
    expect(await positionOf(FIRST)).toBe(JOBS[0]!.position);
    await restore(previousId, { withViews: true });
    expect(await positionOf(FIRST, german)).toBe('Pflegekraft');
  });

  test('restoring with views brings back no word that an anonymous version has taken out since', async () => {
    const options = (...ownWords: string[]) => ({ employers: true, schools: true, publications: true, ownWords });
    const summary = (text: string): Operation => ({
      type: 'data',
      section: 'summary',
      data: { content: [{ type: 'paragraph', children: [{ text }] }] },
    });
    await save(summary('Kwarcytex i Bazaltex'));
    const choice = { baseUuid: uuid, kind: 'anonymous', options: options('Bazaltex') };
    const anonymous = ((await answer(browser.mutate('resume.createView', choice))) as Read).resume.uuid;
    await save(summary('Kwarcytex, Bazaltex, Granitex'), anonymous);
    const shown = async () => JSON.stringify((await read(anonymous)).resume.sections.summary);
    later(DAY_MS);
    await save({ type: 'name', name: 'Następnego dnia' });
    await answer(browser.mutate('resume.setAnonymity', { uuid: anonymous, options: options('Kwarcytex') }));
    await save(summary('Pusto'), anonymous);
    const [old] = await versions();
    await restore(old!.id, { withViews: true });
    expect(await shown()).toContain('Granitex');
    expect(await shown()).not.toMatch(/Kwarcytex|Bazaltex/);
  });

  test('a view has versions of its own: restoring one gives back what it showed, whatever its base has become', async () => {
    const german = (
      (await answer(browser.mutate('resume.createView', { baseUuid: uuid, kind: 'language', language: 'de' }))) as Read
    ).resume.uuid;
    await retitle(FIRST, 'Krankenschwester', german);
    const shown = (await read(german)).resume;
    later(DAY_MS);
    await saveJobs(JOBS.slice(1));
    await retitle(SECOND, 'Leiterin', german);
    const [old] = await versions(german);
    expect((await version(old!.id, german)).resume).toEqual(shown);
    await restore(old!.id, { of: german });
    const { resume } = await read(german);
    const printed = resume.sections.experiences.data.items.map(({ id, position }) => ({ id, position }));
    expect(printed).toEqual(shown.sections.experiences.data.items.map(({ id, position }) => ({ id, position })));
    expect(await jobsOf()).toContain(FIRST);
  });

  test('a download keeps the state that it shows, as long as its row', async () => {
    await registerPaid(api, browser);
    const { resume, revision } = await read();
    expect((await browser.send('POST', `/api/resumes/${uuid}/v1/download`)).status).toBe(200);
    const [kept] = await versions();
    const { id } = await api.db.download.findFirstOrThrow({ where: { resumeId: uuid } });
    expect(kept).toMatchObject({ cause: 'download', at: api.now.toISOString(), revision, downloadId: id });
    expect((await version(kept!.id)).resume).toEqual(resume);
    // The same PDF again is the same download.
    expect((await browser.send('POST', `/api/resumes/${uuid}/v1/download`)).status).toBe(200);
    expect(await versions()).toHaveLength(1);

    // The session has ended by then.
    const rows = () => api.db.resumeVersion.count({ where: { resumeId: uuid } });
    later(400 * DAY_MS);
    await thinVersions(api.deps);
    expect(await rows()).toBe(1);
    await api.db.download.delete({ where: { id } });
    expect(await rows()).toBe(0);
  });

  test('of versions older than 14 days the last of each week is left, and after a year none', async () => {
    // From Thursday: a version for each of three weeks' days, at the time of the day before.
    for (let day = 0; day < 21; day++) {
      later(DAY_MS);
      await save({ type: 'name', name: `Dzień ${day}` });
    }
    const days = async () => (await versions()).map(({ at }) => at.slice(0, 10)).reverse();
    expect(await days()).toHaveLength(21);
    // 17 December. Those made until 3 December, the day after what they hold, are older than 14 days.
    await thinVersions(api.deps);
    expect((await days()).slice(0, 3)).toEqual(['2026-11-29', '2026-12-03', '2026-12-04']);
    later(30 * DAY_MS);
    await thinVersions(api.deps);
    expect(await days()).toEqual(['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-16']);
    later(330 * DAY_MS);
    await thinVersions(api.deps);
    expect(await days()).toEqual(['2026-12-13', '2026-12-16']);
    later(30 * DAY_MS);
    await thinVersions(api.deps);
    expect(await versions()).toEqual([]);
  });

  test('the state of a resume that was left alone for years is kept from its first change on', async () => {
    later(400 * DAY_MS);
    await saveJobs([]);
    const [old] = await versions();
    const ids = async () => {
      await thinVersions(api.deps);
      return (await versions()).map(({ id }) => id);
    };
    later(HOUR_MS);
    expect(await ids()).toEqual([old!.id]);
    later(360 * DAY_MS);
    expect(await ids()).toEqual([old!.id]);
    later(6 * DAY_MS);
    expect(await ids()).toEqual([]);
  });

  test('restoring can be undone for as long, though an equal state was kept long before', async () => {
    later(DAY_MS);
    await saveJobs([]);
    const [full] = await versions();
    const first = await restore(full!.id);
    await restore(first.previousId);
    later(13 * DAY_MS);
    const second = await restore(full!.id);
    expect(second.previousId).toBe(first.previousId);
    expect((await versions()).find(({ id }) => id === second.previousId)?.at).toBe(api.now.toISOString());
    later(2 * DAY_MS);
    await thinVersions(api.deps);
    await restore(second.previousId);
    expect(await jobsOf()).toEqual([]);
  });

  test('of an owner with too many characters the oldest versions are removed', async () => {
    for (let day = 0; day < 3; day++) {
      later(DAY_MS);
      await save({ type: 'name', name: `Dzień ${day}` });
    }
    const ids = (await versions()).map(({ id }) => id);
    await api.db.resumeVersion.updateMany({ where: { resumeId: uuid }, data: { bytes: 2_400_000 } });
    expect(await thinVersions(api.deps)).toBe(1);
    expect((await versions()).map(({ id }) => id)).toEqual(ids.slice(0, 2));

    // A new one takes the place of the oldest.
    await api.db.resumeVersion.updateMany({ where: { resumeId: uuid }, data: { bytes: 2_500_000 } });
    later(DAY_MS);
    await save({ type: 'name', name: 'Następny' });
    expect((await versions()).map(({ id }) => id).slice(1)).toEqual(ids.slice(0, 1));
    await api.db.resumeVersion.updateMany({ where: { resumeId: uuid }, data: { bytes: 2_500_000 } });
    await answer(browser.mutate('resume.createView', { baseUuid: uuid, kind: 'variant', name: 'Wariant' }));
    later(DAY_MS);
    await save({ type: 'name', name: 'Ze wariantem' });
    expect(await versions()).toHaveLength(2);
    expect((await versions()).map(({ id }) => id)).not.toContain(ids[0]);
  });

  const overlayOf = (characters: number) => ({
    kind: 'variant',
    overrides: { 'data/personal-data/position': { value: 'a'.repeat(characters), base: '' } },
    added: [],
  });

  test('what differs in the views of a base together is limited, for each way to add to it', async () => {
    const [first, second] = [await createVariant('Pierwszy'), await createVariant('Drugi')];
    for (const id of [first, second])
      await api.db.resume.update({ where: { id }, data: { overlay: overlayOf(999_000) } });
    const tooLong = {
      status: 400,
      body: { message: 'A CV can have at most 2000000 characters together with its formatting' },
    };
    expect(await browser.mutate('resume.duplicate', { uuid: first })).toMatchObject(tooLong);
    const items = JOBS.map((job) => ({
      ...job,
      description: [{ type: 'paragraph', children: [{ text: 'b'.repeat(2_000) }] }],
    }));
    const longer = { uuid: first, operation: { type: 'data', section: 'experiences', data: { items } } };
    expect(await browser.mutate('resume.save', longer)).toMatchObject(tooLong);
    // The base and what makes the views smaller can be saved.
    await save({ type: 'name', name: 'Podstawa' });
    await answer(
      browser.mutate('resume.settle', { uuid: first, addresses: ['data/personal-data/position'], choice: 'take' }),
    );
    await answer(browser.mutate('resume.save', longer));
  });

  test('a version too large to be kept loses its views, or is not kept, and the save succeeds', async () => {
    const variant = await createVariant('Wariant');
    await api.db.resume.update({ where: { id: variant }, data: { overlay: overlayOf(2_000_000) } });
    later(DAY_MS);
    await save({ type: 'name', name: 'Bez wariantów' });
    const [kept] = await versions();
    expect((await version(kept!.id)).views).toEqual([]);
    const { previousId } = await restore(kept!.id);
    expect((await version(previousId)).views).toEqual([]);

    await answer(browser.mutate('resume.detach', { uuid: variant }));
    const { sections } = (await read()).resume;
    const large = {
      items: sections.experiences.data.items.map((job) => ({ ...job, position: 'a'.repeat(2_000_000) })),
    };
    const where = { resumeId_slug: { resumeId: uuid, slug: 'experiences' } };
    await api.db.resumeSection.update({ where, data: { data: large } });
    const before = await versions();
    later(DAY_MS);
    await save({ type: 'name', name: 'Za duże' });
    expect(await versions()).toEqual(before);
    const { revision } = await read();
    const call = { uuid, versionId: kept!.id, baseRevision: revision, withViews: false };
    expect(await answer(browser.mutate('resume.restoreVersion', call))).toMatchObject({ previousId: null });
  });

  test('versions that are read are counted', async () => {
    later(DAY_MS);
    await save({ type: 'name', name: 'Nazwa' });
    const [kept] = await versions();
    const { visitorId } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
    await api.deps.rateLimits.consume('versionReads', visitorId!, 299);
    await version(kept!.id);
    expect((await browser.query('resume.version', { uuid, versionId: kept!.id })).status).toBe(429);
  });
});
