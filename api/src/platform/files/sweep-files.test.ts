import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { createFileGauges } from '../observability/file-gauges.ts';
import { createMetrics } from '../observability/metrics.ts';
import { SWEEP_ID } from './repo.ts';
import { sweepFiles, sweepWhenDue } from './sweep-files.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

onEachDatabase('the sweep of the file storage on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    database = await create();
    api = await startTestApi({
      databaseUrl: database.url,
      environment: { LOG_LEVEL: 'info' },
      onLog: (line) => lines.push(line),
    });
    // Two days after the files of a test are written, which have the machine's time.
    api.now = new Date(Date.now() + 2 * DAY_MS);
  });
  afterEach(async () => {
    await api.stop();
    await database.drop();
  });

  const sweep = () => sweepFiles(api.deps, { repair: 'limited' });
  const passDays = (days: number) => {
    api.now = new Date(api.now.getTime() + days * DAY_MS);
  };
  const put = (...keys: string[]) => Promise.all(keys.map((key) => api.files.put(key, new Uint8Array([1]))));
  const stored = async () => {
    await api.processOutbox();
    const keys: string[] = [];
    for await (const { key } of api.files.list()) keys.push(key);
    return keys.sort();
  };
  const logged = (message: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

  /** A resume whose photo and finished PDF have rows and files. */
  async function newResume() {
    const browser = new TestBrowser(api.url);
    const person = {
      email: `${crypto.randomUUID()}@example.pl`,
      firstName: 'A',
      lastName: 'B',
      password: 'zielona-kreda',
      remember: true,
    };
    const { data } = (await browser.send('POST', '/api/register', person)).body as { data: { id: string } };
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
    const [photoId, downloadId] = [crypto.randomUUID(), crypto.randomUUID()];
    const [photoKey, pdfKey] = [`photos/${photoId}.jpg`, `downloads/${downloadId}.pdf`];
    const createdAt = api.now;
    await api.db.photo.create({
      data: { id: photoId, resumeId: uuid, fileKey: photoKey, widthPx: 1, heightPx: 1, createdAt },
    });
    const pdf = { name: 'CV', sha256: '0'.repeat(64), sizeBytes: 1, pageCount: 1, revision: 1, createdAt };
    await api.db.download.create({
      data: { id: downloadId, userId: data.id, resumeId: uuid, fileKey: pdfKey, ...pdf },
    });
    await put(photoKey, pdfKey);
    return { browser, uuid, photoKey, pdfKey };
  }

  test('removes orphaned files, and leaves files that are named, young or outside our folders', async () => {
    const { photoKey, pdfKey } = await newResume();
    await put('photos/left.jpg', 'downloads/left.pdf', 'invoices/left.pdf', 'magazine/left.svg', 'probes/write');
    await put('backups/2026.tar');
    const kept = [photoKey, pdfKey, 'backups/2026.tar', 'probes/write'].sort();
    const orphaned = ['downloads/left.pdf', 'invoices/left.pdf', 'magazine/left.svg', 'photos/left.jpg'];

    const later = api.now;
    api.now = new Date(Date.now() + 23 * HOUR_MS);
    expect(await sweep()).toMatchObject({ seen: 6, orphaned: [], missing: [] });
    expect(await stored()).toHaveLength(8);
    api.now = later;
    expect((await sweep()).orphaned.sort()).toEqual(orphaned);
    expect(await stored()).toEqual(kept);
    expect(
      logged('removing an orphaned file')
        .map(({ fileKey }) => fileKey)
        .sort(),
    ).toEqual(orphaned);
    expect(await sweep()).toMatchObject({ seen: 2, orphaned: [], missing: [], isHeld: false });
  });

  test('changes nothing when it may not repair', async () => {
    const { photoKey } = await newResume();
    await put('photos/left.jpg');
    await api.files.remove(photoKey);
    const before = await stored();
    expect(await sweepFiles(api.deps, { repair: 'none' })).toMatchObject({
      orphaned: ['photos/left.jpg'],
      missing: [photoKey],
    });
    expect(await stored()).toEqual(before);
    expect(await api.db.missingFile.count()).toBe(0);
  });

  test('keeps a file that a row names by the time it would be removed', { tags: ['concurrency'] }, async () => {
    const { uuid } = await newResume();
    await put('photos/late.jpg');
    expect((await sweep()).orphaned).toEqual(['photos/late.jpg']);
    await api.db.photo.update({ where: { resumeId: uuid }, data: { fileKey: 'photos/late.jpg' } });
    expect(await stored()).toContain('photos/late.jpg');
  });

  test('removes photo and download rows whose files were missing for a week', async () => {
    const { browser, uuid, photoKey, pdfKey } = await newResume();
    const other = await newResume();
    const revision = async () =>
      (await browser.query('resume.get', { uuid })).body as { revision: number; resume: { photo: unknown } };
    const before = await revision();
    await api.files.remove(photoKey);
    await api.files.remove(pdfKey);
    expect((await sweep()).missing.sort()).toEqual([pdfKey, photoKey].sort());
    expect(logged('a row names a file that is missing')).toHaveLength(2);
    passDays(6);
    expect(await sweep()).toMatchObject({ repaired: [] });
    expect(await api.db.download.count()).toBe(2);
    passDays(1);
    expect((await sweep()).repaired.sort()).toEqual([pdfKey, photoKey].sort());
    const after = await revision();
    expect(after.resume.photo).toBeNull();
    expect(after.revision).toBe(before.revision + 1);
    expect((await browser.query('download.list', { uuid })).body).toEqual([]);
    expect(await api.db.missingFile.count()).toBe(0);
    expect(await sweep()).toMatchObject({ missing: [] });
    // Each was logged once, and no other resume changed.
    expect(logged('a row names a file that is missing')).toHaveLength(2);
    expect((await other.browser.query('download.list', { uuid: other.uuid })).body).toHaveLength(1);
    expect(await stored()).toEqual([other.photoKey, other.pdfKey].sort());
  });

  test('forgets that a file was missing when it was restored', async () => {
    const { photoKey } = await newResume();
    await api.files.remove(photoKey);
    await sweep();
    passDays(6);
    await put(photoKey);
    await sweep();
    await api.files.remove(photoKey);
    passDays(1);
    expect(await sweep()).toMatchObject({ missing: [photoKey], repaired: [] });
    passDays(7);
    expect(await sweep()).toMatchObject({ repaired: [photoKey] });
  });

  test('repairs nothing when too much differs, logs it, and repairs it on request', async () => {
    const { photoKey, pdfKey } = await newResume();
    const left = Array.from({ length: 21 }, (_, number) => `photos/left-${number}.jpg`);
    await put(...left);
    await api.files.remove(photoKey);
    expect(await sweep()).toMatchObject({ isHeld: true, repaired: [] });
    expect(await stored()).toHaveLength(22);
    expect(await api.db.missingFile.count()).toBe(0);
    expect(logged('files and rows differ too much: nothing was repaired')).toMatchObject([
      { orphaned: 21, missing: 1 },
    ]);
    await sweepFiles(api.deps, { repair: 'all' });
    expect(await stored()).toEqual([pdfKey]);
  });

  test('counts differences that it does not keep: more than a tenth is too much, whatever the number of files', async () => {
    // A tenth of 240 is more than what is kept and less than what is left.
    for (let count = 0; count < 20; count++) await newResume();
    const left = Array.from({ length: 30 }, (_, number) => `photos/left-${number}.jpg`);
    await put(...left);
    const before = await stored();
    const report = await sweepWhenDue(api.deps, { maxKept: 5 });
    expect(report).toMatchObject({ seen: 70, orphanedCount: 30, missingCount: 0, isHeld: true, repaired: [] });
    expect(report?.orphaned).toHaveLength(5);
    expect(await stored()).toEqual(before);
    expect(await api.db.fileSweep.findMany()).toMatchObject([{ orphaned: 30, missing: 0, isHeld: true }]);
    for (const key of before) if (!left.includes(key)) await api.files.remove(key);
    const other = await sweepFiles(api.deps, { repair: 'limited', maxKept: 5 });
    expect(other).toMatchObject({ orphanedCount: 30, missingCount: 40, named: 40, isHeld: true });
    expect(other.missing).toHaveLength(5);
    expect(logged('files and rows differ too much: nothing was repaired').at(-1)).toMatchObject({
      orphaned: 30,
      missing: 40,
    });
  });

  test('treats an empty bucket as a wrong one', async () => {
    for (let count = 0; count < 11; count++) await newResume();
    for (const key of await stored()) await api.files.remove(key);
    expect(await sweep()).toMatchObject({ seen: 0, named: 22, isHeld: true });
    passDays(8);
    expect(await sweep()).toMatchObject({ isHeld: true, repaired: [] });
    expect(await api.db.photo.count()).toBe(11);
  });

  test('runs once a day in one process, is retried after a failure, and reports its counts', {
    tags: ['concurrency'],
  }, async () => {
    await put('photos/left.jpg');
    const metrics = createMetrics();
    const gaugeFiles = createFileGauges(metrics, api.deps);
    const told = async () => {
      await gaugeFiles();
      const text = await metrics.registry.metrics();
      return Object.fromEntries(
        [...text.matchAll(/^kreda_(file\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
      );
    };
    const due = () => sweepWhenDue(api.deps, {});
    expect(await told()).toEqual({});
    const listing = vi.spyOn(api.files, 'list').mockImplementation(() => {
      throw new Error('EIO');
    });
    await expect(due()).rejects.toThrow('EIO');
    listing.mockRestore();
    expect(await due()).toBeNull();
    api.now = new Date(api.now.getTime() + HOUR_MS);
    const reports = await Promise.all([due(), due(), due()]);
    expect(reports.filter((report) => report !== null)).toMatchObject([{ orphaned: ['photos/left.jpg'] }]);
    expect(await told()).toEqual({
      files_orphaned: 1,
      files_missing: 0,
      file_sweep_held: 0,
      file_sweep_age_seconds: 0,
    });
    expect(await stored()).toEqual([]);
    api.now = new Date(api.now.getTime() + 23 * HOUR_MS);
    expect(await due()).toBeNull();
    expect(await told()).toMatchObject({ file_sweep_age_seconds: 23 * 3_600 });
    api.now = new Date(api.now.getTime() + HOUR_MS);
    // A process that shuts down leaves the sweep to another.
    await put('photos/other.jpg');
    expect(await sweepWhenDue(api.deps, { isStopped: () => true })).toBeNull();
    expect(await due()).toMatchObject({ seen: 1 });
    expect(await told()).toMatchObject({ files_orphaned: 1, file_sweep_age_seconds: 0 });
    expect(await api.db.fileSweep.findMany()).toMatchObject([{ id: SWEEP_ID, seen: 1 }]);
  });
});
