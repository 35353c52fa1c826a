import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';
import { emptyLetterTrash } from './trash.ts';

const DAY_MS = 24 * 60 * 60_000;
const BODY = [{ type: 'paragraph', children: [{ text: 'Piszę w sprawie oferty.' }] }];

const uuidOf = ({ body }: Answer) => (body as { resume: { uuid: string } }).resume.uuid;
interface Wire {
  letter: Letter;
  revision: number;
  updatedAt: string;
}
const wire = ({ body }: Answer) => body as Wire;
const register = (browser: TestBrowser) =>
  browser.send('POST', '/api/register', {
    email: `${crypto.randomUUID()}@example.pl`,
    firstName: 'Anna',
    lastName: 'Nowak',
    password: 'zielona-kreda',
  });

async function signatureForm(): Promise<FormData> {
  const png = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#10306c' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)]), 'signature.png');
  return form;
}

onEachDatabase('letters on $kind', { tags: ['concurrency'] }, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let resumeUuid: string;
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
    resumeUuid = uuidOf(
      await browser.mutate('resume.create', { language: 'pl', firstName: 'Anna', lastName: 'Nowak' }),
    );
    uuid = wire(await browser.mutate('letter.create', { resumeUuid, date: '2026-11-26' })).letter.uuid;
  });
  const get = async (id = uuid) => wire(await browser.query('letter.get', { uuid: id }));
  const save = (field: string, value: unknown, baseRevision?: number) =>
    browser.mutate('letter.save', {
      uuid,
      operation: { type: 'field', field, value },
      ...(baseRevision === undefined ? {} : { baseRevision }),
    });
  const storedFiles = async () => {
    await api.processOutbox();
    const keys: string[] = [];
    for await (const { key } of api.files.list()) keys.push(key);
    return keys;
  };

  test('begin empty, in the language of their CV and with the day that the browser sends', async () => {
    const { letter, revision } = await get();
    expect(letter).toMatchObject({ resumeUuid, language: 'pl', form: 'pl', date: '2026-11-26', name: '', body: [] });
    expect(revision).toBe(1);
    const english = wire(await browser.mutate('letter.create', { resumeUuid, language: 'en' })).letter;
    expect(english).toMatchObject({ language: 'en', form: 'uk', date: null });
  });

  test('keep every change, one revision each, and tell one letter from another in the list', async () => {
    expect((await save('subject', 'Podanie o pracę', 1)).body).toMatchObject({ revision: 2 });
    await browser.mutate('letter.save', {
      uuid,
      operation: { type: 'recipient', field: 'organisation', value: 'Kowalski i Syn' },
    });
    await save('body', BODY);
    await save('enclosures', ['CV', 'Dyplom']);
    const { letter, revision } = await get();
    expect(revision).toBe(5);
    expect(letter).toMatchObject({ subject: 'Podanie o pracę', body: BODY, enclosures: ['CV', 'Dyplom'] });
    expect(letter.recipient).toMatchObject({ organisation: 'Kowalski i Syn', city: '' });
    expect((await browser.query('letter.list')).body).toMatchObject([
      { uuid, resumeUuid, name: '', subject: 'Podanie o pracę', organisation: 'Kowalski i Syn' },
    ]);
  });

  test('refuse a change of an outdated revision, and write each of many at the same moment', async () => {
    await save('subject', 'A', 1);
    const outdated = await save('subject', 'B', 1);
    expect(outdated.status).toBe(409);
    expect(outdated.body).toMatchObject({ data: { reason: { code: 'letter-changed-elsewhere' } } });
    const answers = await Promise.all([save('closing', 'Pozdrawiam'), save('place', 'Gdynia'), save('fit', 'off')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { letter, revision } = await get();
    expect(letter).toMatchObject({ subject: 'A', closing: 'Pozdrawiam', place: 'Gdynia', fit: 'off' });
    expect(revision).toBe(5);
  });

  test.each([
    ['subject', 'x'.repeat(301), 'operation.value'],
    ['date', '2026-02-30', 'operation.value'],
    ['enclosures', Array(21).fill('CV'), 'operation.value'],
    ['signature', { uuid: crypto.randomUUID(), widthPx: 1, heightPx: 1 }, 'operation.field'],
    ['resumeUuid', crypto.randomUUID(), 'operation.field'],
  ])('refuse a wrong %s and name it', async (field, value, path) => {
    const answer = await save(field, value);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { data: { fields: object } }).data.fields)).toEqual([path]);
    expect((await get()).revision).toBe(1);
  });

  test('refuse text whose formatting is too long', async () => {
    const runs = Array.from({ length: 2_000 }, () => ({
      text: 'a',
      bold: true,
      href: 'https://example.com/aaaaaaaaaaaaa',
    }));
    const answer = await save('body', [{ type: 'paragraph', children: runs }]);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ data: { reason: { code: 'letter-too-long' } } });
  });

  test('are not found by others, whatever they call', async () => {
    const other = new TestBrowser(api.url);
    await other.mutate('resume.create');
    for (const [procedure, input] of [
      ['letter.save', { uuid, operation: { type: 'field', field: 'name', value: 'x' } }],
      ['letter.duplicate', { uuid }],
      ['letter.remove', { uuid }],
      ['letter.restore', { uuid }],
      ['letter.erase', { uuid }],
      ['letter.create', { resumeUuid }],
    ] as const)
      expect((await other.mutate(procedure, input)).status, procedure).toBe(404);
    expect((await other.query('letter.get', { uuid })).status).toBe(404);
    expect((await other.query('letter.list')).body).toEqual([]);
    expect((await other.send('POST', `/api/letters/${uuid}/signature`, await signatureForm())).status).toBe(404);
    expect((await other.send('DELETE', `/api/letters/${uuid}/signature`)).status).toBe(404);
    const pending = [{ type: 'field', field: 'name', value: 'x' }];
    expect((await other.send('POST', `/api/letters/${uuid}/save-before-quit`, pending)).status).toBe(404);
    expect((await get()).revision).toBe(1);
  });

  test('save what a closing page had not saved yet, without what is wrong', async () => {
    const changes = [
      { type: 'field', field: 'subject', value: 'Podanie' },
      { type: 'field', field: 'date', value: 'wczoraj' },
      { type: 'recipient', field: 'city', value: 'Łódź' },
    ];
    expect((await browser.send('POST', `/api/letters/${uuid}/save-before-quit`, changes)).status).toBe(204);
    expect((await get()).letter).toMatchObject({ subject: 'Podanie', recipient: { city: 'Łódź' }, date: '2026-11-26' });
    expect((await browser.send('POST', `/api/letters/${uuid}/save-before-quit`, [changes[1]])).status).toBe(400);
  });

  test('have a signature, which only their owner sees; its file goes with it', async () => {
    const answer = await browser.send('POST', `/api/letters/${uuid}/signature`, await signatureForm());
    expect(answer.status).toBe(200);
    const { signature, revision } = answer.body as { signature: { uuid: string }; revision: number };
    expect(signature).toMatchObject({ widthPx: 300, heightPx: 90 });
    expect(await get()).toMatchObject({ letter: { signature }, revision });
    const picture = await browser.get(`/signatures/${signature.uuid}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(picture.bytes).metadata()).width).toBe(300);
    expect((await new TestBrowser(api.url).get(`/signatures/${signature.uuid}`)).status).toBe(404);
    await browser.send('POST', `/api/letters/${uuid}/signature`, await signatureForm());
    const key = `signatures/${signature.uuid}.jpg`;
    expect(await storedFiles()).not.toContain(key);
    const second = (await get()).letter.signature!.uuid;
    expect(await storedFiles()).toContain(`signatures/${second}.jpg`);
    expect((await browser.send('DELETE', `/api/letters/${uuid}/signature`)).status).toBe(200);
    expect((await get()).letter.signature).toBeNull();
    expect(await storedFiles()).not.toContain(`signatures/${second}.jpg`);
  });

  test('are copied with their signature, as independent letters', async () => {
    await save('name', 'Do banku');
    await save('body', BODY);
    await browser.send('POST', `/api/letters/${uuid}/signature`, await signatureForm());
    const original = (await get()).letter;
    const { letter: copy } = wire(await browser.mutate('letter.duplicate', { uuid }));
    expect(copy).toEqual({ ...original, uuid: copy.uuid, name: 'Do banku (2)', signature: copy.signature });
    expect(copy.signature?.uuid).not.toBe(original.signature?.uuid);
    await browser.mutate('letter.erase', { uuid });
    expect((await browser.get(`/signatures/${copy.signature!.uuid}`)).status).toBe(200);
    expect((await browser.get(`/signatures/${original.signature!.uuid}`)).status).toBe(404);
  });

  test('wait 30 days in the trash, and are erased with their files then', async () => {
    await browser.send('POST', `/api/letters/${uuid}/signature`, await signatureForm());
    const key = `signatures/${(await get()).letter.signature!.uuid}.jpg`;
    await browser.mutate('letter.remove', { uuid });
    expect((await browser.query('letter.get', { uuid })).status).toBe(404);
    expect((await browser.query('letter.list')).body).toEqual([]);
    expect((await browser.query('letter.trash')).body).toMatchObject([{ uuid }]);
    await browser.mutate('letter.restore', { uuid });
    expect((await get()).letter.uuid).toBe(uuid);
    await browser.mutate('letter.remove', { uuid });
    const before = api.now;
    api.now = new Date(before.getTime() + 29 * DAY_MS);
    expect(await emptyLetterTrash(api.deps)).toBe(0);
    api.now = new Date(before.getTime() + 31 * DAY_MS);
    expect(await emptyLetterTrash(api.deps)).toBeGreaterThan(0);
    expect(await storedFiles()).not.toContain(key);
    api.now = before;
    expect((await browser.query('letter.trash')).body).toEqual([]);
  });

  test('follow their CV into the trash and out of it, and are erased with it', async () => {
    await browser.send('POST', `/api/letters/${uuid}/signature`, await signatureForm());
    const key = `signatures/${(await get()).letter.signature!.uuid}.jpg`;
    await browser.mutate('resume.remove', { uuid: resumeUuid });
    expect((await browser.query('letter.get', { uuid })).status).toBe(404);
    expect((await browser.query('letter.list')).body).toEqual([]);
    expect((await browser.query('letter.trash')).body).toEqual([]);
    await browser.mutate('resume.restore', { uuid: resumeUuid });
    expect((await get()).letter.uuid).toBe(uuid);
    await browser.mutate('resume.erase', { uuid: resumeUuid });
    expect(await api.db.letter.count({ where: { id: uuid } })).toBe(0);
    expect(await storedFiles()).not.toContain(key);
  });

  test('go to the account of a visitor who registers, into the copy of their data, and away with the account', async () => {
    await save('subject', 'Podanie o pracę');
    await browser.send('POST', `/api/letters/${uuid}/signature`, await signatureForm());
    await register(browser);
    expect((await get()).letter.subject).toBe('Podanie o pracę');
    const key = `signatures/${(await get()).letter.signature!.uuid}.jpg`;
    const zip = Buffer.from((await browser.get('/api/account/export')).bytes).toString('latin1');
    expect(zip).toContain(`letters/${uuid}/letter.json`);
    expect(zip).toContain(`letters/${uuid}/signature.jpg`);
    expect((await browser.send('DELETE', '/api/account', { password: 'zielona-kreda' })).status).toBe(204);
    expect(await api.db.letter.count({ where: { id: uuid } })).toBe(0);
    expect(await storedFiles()).not.toContain(key);
  });

  test('are told apart in lists by the beginnings of subject and recipient, without their contents', async () => {
    await save('subject', `${'a'.repeat(199)}\u{1F600}`);
    await browser.mutate('letter.save', { uuid, operation: { type: 'recipient', field: 'name', value: 'Ewa Maj' } });
    const [listed] = (await browser.query('letter.list')).body as Record<string, unknown>[];
    expect(listed).toMatchObject({ uuid, subject: 'a'.repeat(199), organisation: 'Ewa Maj' });
    expect(Object.keys(listed!).sort()).toEqual(['name', 'organisation', 'resumeUuid', 'subject', 'updatedAt', 'uuid']);
    await browser.mutate('letter.remove', { uuid });
    const [removed] = (await browser.query('letter.trash')).body as Record<string, unknown>[];
    expect(removed).toMatchObject({ uuid, subject: 'a'.repeat(199), organisation: 'Ewa Maj' });
    expect(removed).not.toHaveProperty('content');
  });

  test('are fifty at most for one CV, also when made at the same moment', async () => {
    const row = {
      resumeId: resumeUuid,
      name: '',
      subject: '',
      organisation: '',
      content: {},
      revision: 1,
      createdAt: api.now,
      updatedAt: api.now,
    };
    await api.db.letter.createMany({ data: Array.from({ length: 46 }, () => ({ ...row, id: crypto.randomUUID() })) });
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.mutate('letter.create', { resumeUuid })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body).toMatchObject({ data: { reason: { code: 'too-many-letters', max: 50 } } });
    expect((await browser.mutate('letter.duplicate', { uuid })).status).toBe(409);
  });

  test('open with all fields although an earlier release stored fewer, and keep those of a newer release', async () => {
    await api.db.letter.update({
      where: { id: uuid },
      data: { content: { subject: 'Stary', recipient: { city: 'Rumia' }, ofTomorrow: 7 } },
    });
    const { letter } = await get();
    expect(letter).toMatchObject({ subject: 'Stary', fit: 'one-page', enclosures: [] });
    expect(letter.recipient).toEqual({
      name: '',
      position: '',
      organisation: '',
      street: '',
      postalCode: '',
      city: 'Rumia',
      country: '',
    });
    await save('place', 'Hel');
    const { content } = await api.db.letter.findUniqueOrThrow({ where: { id: uuid } });
    expect(content).toMatchObject({ ofTomorrow: 7, place: 'Hel' });
  });
});
