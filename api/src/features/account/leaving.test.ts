import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { packContent } from '../resume/history/version-content.ts';

const PASSWORD = 'zielona-kreda';
const HOUR_MS = 3_600_000;

onEachDatabase('leaving on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  /** A user with a resume with a photo, another one in the trash, a finished PDF, an order with its invoice and a subscription. */
  async function newUser(name: string) {
    const email = `${name}@example.pl`;
    const browser = new TestBrowser(api.url);
    const person = { email, firstName: 'Łucja', lastName: 'Żak', password: PASSWORD };
    const { data } = (await browser.send('POST', '/api/register', person)).body as { data: { id: string } };
    const make = async () => ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    const [uuid, removed] = [await make(), await make()];
    const form = new FormData();
    form.set('file', new Blob([await portrait()], { type: 'image/jpeg' }), 'photo.jpg');
    expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
    await browser.mutate('resume.remove', { uuid: removed });
    const fileKey = `downloads/${crypto.randomUUID()}.pdf`;
    await api.files.put(fileKey, new TextEncoder().encode('%PDF-1.7 test'));
    const now = api.now;
    await api.db.download.create({
      data: {
        id: crypto.randomUUID(),
        userId: data.id,
        resumeId: uuid,
        name: 'CV',
        fileKey,
        sha256: '0'.repeat(64),
        sizeBytes: 13,
        pageCount: 1,
        revision: 1,
        createdAt: now,
      },
    });
    const orderId = crypto.randomUUID();
    await api.db.order.create({
      data: {
        id: orderId,
        userId: data.id,
        packageSlug: 'access-14',
        catalogue: {},
        currency: 'PLN',
        grossAmount: 1999,
        netAmount: 1625,
        vatAmount: 374,
        vatRatePercent: 23,
        discountAmount: 0,
        state: 'fulfilled',
        buyerName: 'Łucja Żak',
        buyerEmail: email,
        consentVersion: '1',
        consentAt: now,
        createdAt: now,
        updatedAt: now,
        documents: {
          create: {
            id: crypto.randomUUID(),
            series: name.slice(0, 20),
            year: 2026,
            number: 1,
            kind: 'invoice',
            content: { number: 'FV/1/2026' },
            issuedAt: now,
          },
        },
      },
    });
    await api.db.subscription.create({
      data: {
        id: crypto.randomUUID(),
        userId: data.id,
        packageSlug: 'monthly',
        provider: 'stripe',
        state: 'active',
        liveKey: data.id,
        catalogue: {},
        customerRef: 'cus_1',
        methodRef: 'pm_1',
        methodLabel: 'Visa •••• 4242',
        periodNo: 1,
        periodEndsAt: now,
        anchorAt: now,
        anchorNo: 0,
        failedTries: 0,
        createdAt: now,
        updatedAt: now,
        periods: { create: { id: crypto.randomUUID(), seq: 1, startsAt: now, endsAt: now, orderId } },
      },
    });
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
    await api.mails();
    const offer = { title: 'Oddziałowa', company: '', address: '', text: 'Treść oferty', date: null };
    const variant = await browser.mutate('resume.createView', {
      baseUuid: uuid,
      kind: 'variant',
      name: 'Szpital',
      offer,
    });
    const view = (variant.body as { resume: { uuid: string } }).resume.uuid;
    return { browser, email, userId: data.id, uuid, view, removed, fileKey, orderId };
  }
  const portrait = async () =>
    Uint8Array.from(
      await sharp({ create: { width: 40, height: 50, channels: 3, background: '#789' } })
        .jpeg()
        .toBuffer(),
    );

  test('exports everything that is stored, the trash too, in a ZIP without secrets', async () => {
    const { browser, email, uuid, view, removed, userId } = await newUser('export');
    const earlier = crypto.randomUUID();
    await api.db.resumeVersion.create({
      data: {
        ...packContent({ resume: emptyResume(uuid, 'pl'), views: [] })!,
        ...{ id: earlier, resumeId: uuid, cause: 'day', at: api.now, revision: 1, createdAt: api.now },
      },
    });
    const answer = await browser.get('/api/account/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=kreda-2026-03-01.zip');
    const files = unzipSync(answer.bytes);
    const json = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
    expect(
      Object.keys(files)
        .map((name) => name.replace(/[0-9a-f-]{36}/g, 'id'))
        .sort(),
    ).toEqual([
      'account.json',
      'activity.json',
      'payments.json',
      'resumes/id/downloads/id.json',
      'resumes/id/downloads/id.pdf',
      'resumes/id/history/id.json',
      'resumes/id/photo.jpg',
      'resumes/id/photo.jpg',
      'resumes/id/resume.json',
      'resumes/id/resume.json',
      'resumes/id/resume.json',
      'resumes/id/version.json',
      'sent/sent.json',
    ]);
    expect(json('account.json')).toMatchObject({ email, firstName: 'Łucja', sessions: [{}] });
    expect(json('activity.json')).toMatchObject([{ kind: 'account.registered' }]);
    expect(json('payments.json')).toMatchObject({
      orders: [{ grossAmount: 1999, documents: [{}] }],
      subscriptions: [
        {
          packageSlug: 'monthly',
          state: 'active',
          provider: 'stripe',
          methodLabel: 'Visa •••• 4242',
          periodEndsAt: api.now.toISOString(),
          cancelledAt: null,
          endedAt: null,
          periods: [{ seq: 1, startsAt: api.now.toISOString(), endsAt: api.now.toISOString() }],
        },
      ],
    });
    expect(json(`resumes/${uuid}/resume.json`)).toMatchObject({ uuid, removedAt: null });
    const history = json(`resumes/${uuid}/history/${earlier}.json`);
    expect(history).toMatchObject({
      cause: 'day',
      revision: 1,
      content: { resume: { uuid, language: 'pl' }, views: [] },
    });
    expect(json(`resumes/${view}/resume.json`)).toMatchObject({ baseUuid: uuid, viewKind: 'variant' });
    expect(json(`resumes/${view}/version.json`)).toMatchObject({
      overlay: { kind: 'variant', overrides: {}, added: [] },
      offer: { title: 'Oddziałowa', text: 'Treść oferty' },
    });
    expect(json(`resumes/${removed}/resume.json`)).toMatchObject({ uuid: removed, removedAt: api.now.toISOString() });
    expect([...files[`resumes/${uuid}/photo.jpg`]!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    const pdf = Object.keys(files).find((name) => name.endsWith('.pdf'))!;
    expect(new TextDecoder().decode(files[pdf])).toBe('%PDF-1.7 test');
    const { passwordHash } = await api.db.user.findUniqueOrThrow({ where: { id: userId } });
    const text = JSON.stringify([json('account.json'), json('activity.json'), json('payments.json')]);
    const secrets = [passwordHash!, 'argon2', 'tokenHash', 'openKey', 'cus_1', 'pm_1', 'claimedUntil'];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('exports a note in place of an unreadable file, and all the other files', async () => {
    const { browser, uuid, view } = await newUser('unreadable');
    const get = vi.spyOn(api.files, 'get').mockRejectedValueOnce(new Error('EIO'));
    const files = unzipSync((await browser.get('/api/account/export')).bytes);
    get.mockRestore();
    // The original and its variant have one photo. Either of them is read first.
    const photos = [uuid, view].map((id) => new TextDecoder().decode(files[`resumes/${id}/photo.jpg`]!));
    expect(photos.filter((photo) => photo.startsWith('This file could not be read'))).toHaveLength(1);
    const pdf = Object.keys(files).find((name) => name.endsWith('.pdf'))!;
    expect(new TextDecoder().decode(files[pdf])).toBe('%PDF-1.7 test');
  });

  test('leaves no photo behind whose upload was in flight when the CV was deleted', {
    tags: ['concurrency'],
  }, async () => {
    const { browser, uuid } = await newUser('in-flight');
    const put = api.files.put.bind(api.files);
    const keys: string[] = [];
    const stored = vi.spyOn(api.files, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes);
      keys.push(key);
      await api.db.resume.delete({ where: { id: uuid } });
    });
    const form = new FormData();
    form.set('file', new Blob([await portrait()], { type: 'image/jpeg' }), 'photo.jpg');
    expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(404);
    stored.mockRestore();
    expect(keys).toHaveLength(1);
    // The file stays for some minutes, since its row might still be written.
    const start = api.now;
    api.now = new Date(start.getTime() + HOUR_MS);
    await api.processOutbox();
    expect(await api.files.get(keys[0]!)).toBeNull();
    api.now = start;
  });

  test('allows ten exports a day', async () => {
    const browser = new TestBrowser(api.url);
    const person = { email: 'copies@example.pl', firstName: 'A', lastName: 'B', password: PASSWORD };
    await browser.send('POST', '/api/register', person);
    for (let count = 0; count < 10; count++) expect((await browser.get('/api/account/export')).status).toBe(200);
    expect((await browser.get('/api/account/export')).status).toBe(429);
  });

  test('deletes the account with everything in it, and keeps its invoices without it', async () => {
    const { browser, email, userId, uuid, fileKey, orderId } = await newUser('delete');
    const neighbour = await newUser('neighbour');
    const photoKey = (await api.db.photo.findFirstOrThrow({ where: { resumeId: uuid } })).fileKey;
    const other = new TestBrowser(api.url);
    await other.send('POST', '/api/login', { email, password: PASSWORD });

    expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    const mails = await api.mails();

    expect((await browser.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: false } });
    expect((await other.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: false } });
    const where = { userId };
    expect(await api.db.user.count({ where: { id: userId } })).toBe(0);
    expect(await api.db.resume.count({ where })).toBe(0);
    expect(await api.db.resumeSection.count({ where: { resumeId: uuid } })).toBe(0);
    expect(await api.db.download.count({ where })).toBe(0);
    expect(await api.db.session.count({ where })).toBe(0);
    for (const key of [photoKey, fileKey]) expect(await api.files.get(key)).toBeNull();
    const order = await api.db.order.findUniqueOrThrow({ where: { id: orderId }, include: { documents: true } });
    expect(order).toMatchObject({ userId: null, resumeUuid: null, openKey: null, grossAmount: 1999 });
    expect(order.documents).toHaveLength(1);
    expect(await api.db.subscription.count({ where })).toBe(0);
    expect(await api.db.subscription.findFirstOrThrow({ where: { periods: { some: { orderId } } } })).toMatchObject({
      state: 'ended',
      liveKey: null,
      methodRef: null,
      dueAt: null,
    });
    expect(await api.db.auditEvent.count({ where: { userId, kind: 'account.deleted' } })).toBe(1);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Twoje konto w serwisie Kreda zostało usunięte'],
    ]);
    // Only the sent mail had held the address.
    expect(JSON.stringify(await api.db.outboxMessage.findMany())).not.toContain(email);

    expect((await neighbour.browser.get(`/api/resumes/${neighbour.uuid}`)).status).toBe(200);
    expect(await api.files.get(neighbour.fileKey)).not.toBeNull();
    // The address is free again.
    const person = { email, firstName: 'A', lastName: 'B', password: PASSWORD };
    expect((await new TestBrowser(api.url).send('POST', '/api/register', person)).status).toBe(201);
  });

  test('asks for the password when the login is not recent', async () => {
    const start = api.now;
    const { browser, userId } = await newUser('confirm');
    api.now = new Date(start.getTime() + HOUR_MS);
    const remove = (body?: object) => browser.send('DELETE', '/api/account', body);
    expect((await remove()).body).toMatchObject({ error: { fields: { password: 'Password is required' } } });
    expect((await remove({ password: 'x' })).body).toMatchObject({
      error: { fields: { password: 'The password is not right' } },
    });
    expect(await api.db.user.count({ where: { id: userId } })).toBe(1);
    expect((await remove({ password: PASSWORD })).status).toBe(204);
    api.now = start;
  });

  test('asks a user without a password to log in again', async () => {
    const start = api.now;
    const { browser, email } = await newUser('google-only');
    await api.db.user.update({ where: { email }, data: { passwordHash: null } });
    api.now = new Date(start.getTime() + HOUR_MS);
    expect((await browser.mutate('account.delete', {})).body).toMatchObject({
      data: { fields: { password: 'Log in again to confirm that it is you' } },
    });
    api.now = start;
    expect((await browser.mutate('account.delete', {})).status).toBe(200);
  });

  test('changes the names, and nothing when a name is invalid', async () => {
    const { browser } = await newUser('rename');
    expect((await browser.mutate('account.rename', { firstName: ' Ola ', lastName: 'Lis' })).body).toMatchObject({
      firstName: 'Ola',
      lastName: 'Lis',
    });
    expect((await browser.mutate('account.rename', { firstName: '', lastName: 'x\u0000' })).body).toMatchObject({
      data: { fields: { firstName: 'You must enter a name', lastName: expect.any(String) } },
    });
    expect((await browser.get('/api/me')).body).toMatchObject({ data: { firstName: 'Ola', lastName: 'Lis' } });
  });
});
