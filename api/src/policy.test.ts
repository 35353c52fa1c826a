import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from './app/router.ts';
import type { RouteAccess } from './platform/rest/route-access.ts';
import type { Access } from './policy.ts';
import type { TestDatabase } from './testing/databases.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { startTestApi, type TestApi } from './testing/start-api.ts';
import { type Answer, TestBrowser } from './testing/test-browser.ts';

/**
 * Who may call which procedure or route. This table repeats the code's on purpose, so that a change of access needs a change here. Add
 * each new procedure and route.
 */
const PROCEDURES: Readonly<Record<string, Access>> = {
  'site.config': 'anybody',
  'site.dictionaries': 'anybody',
  'account.me': 'anybody',
  'account.register': 'anybody',
  'account.login': 'anybody',
  'account.logout': 'anybody',
  'account.isPaid': 'anybody',
  'account.remindPassword': 'anybody',
  'account.resetPassword': 'anybody',
  'account.changePassword': 'user',
  'account.emailVerification': 'user',
  'account.verifyEmail': 'user',
  'account.sendVerification': 'user',
  'account.rename': 'user',
  'account.signInMethods': 'user',
  'account.delete': 'user',
  'account.sessions': 'user',
  'account.endSession': 'user',
  'account.endOtherSessions': 'user',
  'resume.create': 'anybody',
  'resume.list': 'owner',
  'resume.get': 'owner',
  'resume.save': 'owner',
  'resume.duplicate': 'owner',
  'resume.remove': 'owner',
  'resume.trash': 'owner',
  'resume.restore': 'owner',
  'resume.erase': 'owner',
  'resume.views': 'owner',
  'resume.versions': 'owner',
  'resume.version': 'owner',
  'resume.restoreVersion': 'owner',
  'resume.view': 'owner',
  'resume.updateOffer': 'owner',
  'resume.settle': 'owner',
  'resume.setAnonymity': 'owner',
  'resume.offer': 'owner',
  'resume.detach': 'owner',
  'resume.createView': 'owner',
  'letter.create': 'owner',
  'letter.list': 'owner',
  'letter.get': 'owner',
  'letter.save': 'owner',
  'letter.duplicate': 'owner',
  'letter.remove': 'owner',
  'letter.trash': 'owner',
  'letter.restore': 'owner',
  'letter.erase': 'owner',
  'letter.granted': 'user',
  'letter.downloads': 'user',
  'download.granted': 'user',
  'download.storeChecksum': 'owner',
  'download.readBack': 'owner',
  'download.list': 'user',
  'sent.list': 'user',
  'sent.downloads': 'user',
  'sent.note': 'user',
  'sent.change': 'user',
  'sent.remove': 'user',
  'exchange.import': 'anybody',
  'billing.packages': 'anybody',
  'billing.priceList': 'anybody',
  'billing.voucher': 'anybody',
  'billing.methods': 'anybody',
  'billing.quote': 'anybody',
  'billing.checkout': 'user',
  'billing.sync': 'user',
  'billing.order': 'user',
  'billing.payments': 'user',
  'billing.withdraw': 'user',
  'billing.withdrawByNumber': 'anybody',
  'billing.subscription.current': 'user',
  'billing.subscription.cancel': 'user',
  'billing.subscription.resume': 'user',
  'billing.subscription.changeMethod': 'user',
  'billing.subscription.settle': 'user',
  'suggestions.find': 'anybody',
  'magazine.posts': 'paid',
  'magazine.post': 'paid',
  'magazine.author': 'paid',
  'magazine.category': 'paid',
  'magazine.categories': 'paid',
  'magazine.makeFeed': 'paid',
  'jobs.list': 'anybody',
  'jobs.facets': 'anybody',
  'jobs.offer': 'anybody',
};

/** Procedures that list what the caller has. */
const LISTS = ['resume.list', 'resume.trash', 'letter.list', 'letter.trash'];

const SENT = { recipient: 'stolen', sentOn: '2026-11-26', note: '' };

const PAYPAL = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK',
  PAYPAL_API_BASE: 'http://localhost:1',
};

const SECTIONS = [
  ...['personal-data', 'experiences', 'education', 'languages', 'skills', 'summary', 'certifications', 'software'],
  ...[
    'projects',
    'publications',
    'references',
    'volunteering',
    'memberships',
    'courses',
    'awards',
    'driving-licences',
    'interests',
    'clauses',
    'custom-1',
    'custom-2',
    'custom-3',
    'custom-4',
    'custom-5',
  ],
];

const ROUTES: Readonly<Record<string, RouteAccess>> = {
  'GET /healthz': 'anybody',
  'GET /readyz': 'anybody',
  'GET /robots.txt': 'anybody',
  'GET /sitemap.xml': 'anybody',
  'GET /fonts/:name': 'anybody',
  'GET /templates/gallery': 'anybody',
  'GET /templates/gallery/pages': 'anybody',
  'GET /templates/gallery/script.js': 'anybody',
  'GET /auth/google': 'anybody',
  'GET /auth/google/callback': 'anybody',
  'GET /photos/:id': 'owner',
  'GET /signatures/:id': 'owner',
  'POST /api/letters/:uuid/save-before-quit': 'owner',
  'POST /api/letters/:uuid/signature': 'owner',
  'DELETE /api/letters/:uuid/signature': 'owner',
  'POST /api/letters/:uuid/download': 'user',
  'GET /api/letter-downloads/:id': 'user',
  'GET /magazine/covers/:name': 'paid',
  'GET /magazine/feed/:language/:token': 'token',
  'GET /api/openapi.json': 'anybody',
  // The OpenAPI viewer, which production does not have.
  'GET /api/docs': 'anybody',
  'GET /api/docs/json': 'anybody',
  'GET /api/docs/yaml': 'anybody',
  'GET /api/docs/static/index.html': 'anybody',
  'GET /api/docs/static/swagger-initializer.js': 'anybody',
  'GET /api/docs/static/*': 'anybody',
  'GET /api/me': 'anybody',
  'POST /api/register': 'anybody',
  'POST /api/login': 'anybody',
  'POST /api/logout': 'anybody',
  'GET /api/is-paid': 'anybody',
  'POST /api/password/reset': 'anybody',
  'POST /api/password/save': 'anybody',
  'POST /api/password/change': 'user',
  'DELETE /api/account': 'user',
  'GET /api/account/export': 'user',
  'GET /api/dictionaries': 'anybody',
  'GET /api/suggestions/:section': 'anybody',
  'POST /api/resumes': 'anybody',
  'GET /api/resumes/:uuid': 'owner',
  'PUT /api/resumes/:uuid/done': 'owner',
  'PUT /api/documents/:uuid/done': 'owner',
  'PUT /api/resumes/:uuid/color': 'owner',
  'PUT /api/resumes/:uuid/sections-order': 'owner',
  'PUT /api/resumes/:uuid/sections-config': 'owner',
  'PUT /api/resumes/:uuid/pattern/:slug': 'owner',
  ...Object.fromEntries(
    SECTIONS.flatMap((slug) => [
      [`PUT /api/resumes/:uuid/${slug}`, 'owner' as const],
      [`PUT /api/resumes/:uuid/${slug}-config`, 'owner' as const],
    ]),
  ),
  'POST /api/resumes/:uuid/application': 'user',
  'POST /api/resumes/:uuid/image': 'owner',
  'DELETE /api/resumes/:uuid/image': 'owner',
  'POST /api/documents/:uuid/save-before-quit': 'owner',
  'POST /api/documents/:uuid/checksum': 'owner',
  'POST /api/resumes/import': 'anybody',
  'GET /api/resumes/:uuid/export/:format': 'owner',
  'GET /api/resumes/:uuid/download-granted': 'user',
  'POST /api/resumes/:uuid/v1/download': 'user',
  'POST /api/resumes/:uuid/v2/download': 'user',
  'GET /api/downloads/:id': 'user',
  'POST /api/resumes/:uuid/sent-application': 'user',
  'GET /api/sent/:id': 'user',
  'GET /api/invoices/:id': 'user',
  'POST /webhooks/stripe': 'signature',
  'POST /webhooks/paypal': 'signature',
  'GET /trpc/:path': 'procedure',
  'POST /trpc/:path': 'procedure',
};

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: 'query' | 'mutation'; meta?: { access?: Access } } }
>;

test('every procedure has the policy of the table', () => {
  const actual = Object.fromEntries(Object.entries(procedures).map(([name, { _def }]) => [name, _def.meta?.access]));
  expect(actual).toEqual(PROCEDURES);
});

onEachDatabase('on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  /** The owner of all rows that the calls try to reach: a paid user. */
  let owner: TestBrowser;
  const known: Record<string, TestBrowser> = {};
  /** A `visitor` is a new browser each time, since making a resume sets its visitor cookie. */
  const caller = (who: string): TestBrowser => known[who] ?? new TestBrowser(api.url);
  let uuid: string;
  let letterId: string;
  let signatureId: string;
  let letterDownloadId: string;
  let orderId: string;
  let sessionId: string;
  let photoId: string;
  let downloadId: string;
  let sentId: string;
  let invoiceId: string;
  let ownerId: string;

  beforeAll(async () => {
    database = await create();
    // Without the built client, whose files are routes too.
    api = await startTestApi({ databaseUrl: database.url, environment: PAYPAL });
    const register = async (name: string) => {
      const browser = new TestBrowser(api.url);
      const person = { email: `${name}@example.pl`, firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
      const { data } = (await browser.send('POST', '/api/register', person)).body as { data: { id: string } };
      return { browser, id: data.id };
    };
    const { browser, id } = await register('owner');
    ownerId = id;
    owner = browser;
    api.paid.add(id);
    uuid = ((await owner.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    const now = api.now;
    const begun = (await owner.mutate('letter.create', { resumeUuid: uuid })).body as { letter: { uuid: string } };
    letterId = begun.letter.uuid;
    [signatureId, letterDownloadId] = [crypto.randomUUID(), crypto.randomUUID()];
    await api.db.letterSignature.create({
      data: { id: signatureId, letterId, fileKey: 'signatures/own.jpg', widthPx: 1, heightPx: 1, createdAt: now },
    });
    await api.files.put('signatures/own.jpg', new Uint8Array([0xff, 0xd8]));
    await api.db.letterDownload.create({
      data: {
        id: letterDownloadId,
        userId: id,
        letterId,
        name: 'Letter',
        fileKey: 'letters/own.pdf',
        sha256: '0'.repeat(64),
        sizeBytes: 1,
        pageCount: 1,
        revision: 1,
        sourceKey: '0'.repeat(64),
        createdAt: now,
      },
    });
    await api.files.put('letters/own.pdf', new Uint8Array([0x25]));
    [photoId, downloadId, orderId, invoiceId] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [
      string,
      string,
      string,
      string,
    ];
    await api.db.photo.create({
      data: { id: photoId, resumeId: uuid, fileKey: 'photos/own.jpg', widthPx: 1, heightPx: 1, createdAt: now },
    });
    await api.files.put('photos/own.jpg', new Uint8Array([0xff, 0xd8]));
    await api.db.download.create({
      data: {
        id: downloadId,
        userId: id,
        resumeId: uuid,
        name: 'CV',
        fileKey: 'downloads/own.pdf',
        sha256: '0'.repeat(64),
        sizeBytes: 1,
        pageCount: 1,
        revision: 1,
        createdAt: now,
      },
    });
    await api.files.put('downloads/own.pdf', new Uint8Array([0x25]));
    sentId = ((await owner.mutate('sent.note', { downloadId, ...SENT })).body as { id: string }).id;
    await api.db.order.create({
      data: {
        id: orderId,
        userId: id,
        packageSlug: 'access-14',
        catalogue: {},
        currency: 'PLN',
        grossAmount: 1,
        netAmount: 1,
        vatAmount: 0,
        vatRatePercent: 23,
        discountAmount: 0,
        state: 'fulfilled',
        buyerName: 'A',
        buyerEmail: 'a@example.pl',
        consentVersion: '1',
        consentAt: now,
        createdAt: now,
        updatedAt: now,
        documents: {
          create: {
            id: invoiceId,
            series: 'FV',
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
        userId: id,
        liveKey: id,
        packageSlug: 'monthly',
        catalogue: {},
        provider: 'stripe',
        state: 'active',
        periodNo: 1,
        periodEndsAt: now,
        anchorAt: now,
        anchorNo: 1,
        failedTries: 0,
        createdAt: now,
        updatedAt: now,
      },
    });
    await api.files.put(`invoices/${invoiceId}.pdf`, new Uint8Array([0x25]));
    sessionId = ((await owner.query('account.sessions')).body as { id: string }[])[0]!.id;

    // A browser with a visitor cookie.
    known['another visitor'] = new TestBrowser(api.url);
    await known['another visitor'].send('POST', '/api/resumes', {});
    known['an unpaid user'] = (await register('unpaid')).browser;
    const paid = await register('paid');
    known['another paid user'] = paid.browser;
    api.paid.add(paid.id);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  /** An input for each procedure that names the owner's data. */
  const inputs = (): Record<string, unknown> => ({
    'account.changePassword': { oldPassword: 'x', password: 'niebieska-kreda' },
    'account.rename': { firstName: 'A', lastName: 'B' },
    'account.delete': { password: 'wrong' },
    'account.endSession': { id: sessionId },
    'account.register': { email: 'owner@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' },
    'account.login': { email: 'nobody@example.pl', password: 'x' },
    'account.remindPassword': { email: 'nobody@example.pl' },
    'account.resetPassword': { token: 'x', password: 'niebieska-kreda' },
    'resume.save': { uuid, operation: { type: 'name', name: 'stolen' } },
    'resume.createView': { baseUuid: uuid, kind: 'language', language: 'de' },
    'resume.setAnonymity': { uuid, options: { employers: true, schools: true, publications: true, ownWords: [] } },
    'resume.settle': { uuid, addresses: ['language'], choice: 'take' },
    'resume.version': { uuid, versionId: uuid },
    'resume.restoreVersion': { uuid, versionId: uuid, baseRevision: 1, withViews: false },
    'resume.updateOffer': { uuid, offer: { title: '', company: '', address: '', text: 'stolen', date: null } },
    'letter.create': { resumeUuid: uuid },
    'letter.save': { uuid: letterId, operation: { type: 'field', field: 'name', value: 'stolen' } },
    'letter.downloads': { uuid: letterId },
    'download.storeChecksum': { uuid, checksum: '0'.repeat(64) },
    'download.readBack': { uuid },
    'download.list': {},
    'sent.list': { resumeUuid: uuid },
    'sent.downloads': { resumeUuid: uuid },
    'sent.note': { downloadId, ...SENT },
    'sent.change': { id: sentId, ...SENT },
    'sent.remove': { id: sentId },
    'exchange.import': { json: 'x' },
    'billing.checkout': {
      packageSlug: 'access-14',
      resumeUuid: uuid,
      fullName: 'A',
      email: 'a@example.pl',
      consent: true,
      consentVersion: '1',
      paths: { returnPath: '/thanks', cancelPath: '/pricing' },
    },
    'billing.subscription.changeMethod': {
      provider: 'stripe',
      paths: { returnPath: '/payments', cancelPath: '/payments' },
    },
    'billing.subscription.settle': { provider: 'stripe', paths: { returnPath: '/payments', cancelPath: '/payments' } },
    'billing.voucher': { code: 'NONE' },
    'billing.methods': { amount: 2_900, renewalAmount: null, currency: 'PLN', country: null },
    'billing.quote': { packageSlug: 'monthly', country: null, vatNumber: null },
    'billing.sync': { orderId },
    'billing.withdraw': { orderId },
    'billing.withdrawByNumber': { orderNumber: '0000-0000-0000', email: 'nobody@example.pl', name: 'Nobody' },
    'billing.order': { orderId },
    'resume.create': {},
    'suggestions.find': { section: 'skills', language: 'pl', search: '' },
    'jobs.list': {},
    'jobs.facets': {},
    'jobs.offer': { slug: 'nie-ma-0123456789' },
  });
  const call = (browser: TestBrowser, name: string): Promise<Answer> => {
    const isQuery = procedures[name]!._def.type === 'query';
    const ofResume = ['resume.', 'download.granted'].some((start) => name.startsWith(start)) && name !== 'resume.list';
    const ofLetter = name.startsWith('letter.') && !LISTS.includes(name);
    const input =
      inputs()[name] ?? (ofResume && name !== 'resume.trash' ? { uuid } : ofLetter ? { uuid: letterId } : undefined);
    return isQuery ? browser.query(name, input) : browser.mutate(name, input ?? {});
  };
  /** Sends a route's request that names the owner's data. */
  const request = (browser: TestBrowser, route: string): Promise<Answer> => {
    const [method = '', pattern = ''] = route.split(' ');
    const [, id = downloadId] =
      Object.entries({
        '/photos/': photoId,
        '/signatures/': signatureId,
        '/invoices/': invoiceId,
        '/letter-downloads/': letterDownloadId,
        '/sent/': sentId,
      }).find(([part]) => pattern.includes(part)) ?? [];
    const path = pattern
      .replace(':uuid', pattern.includes('/letters/') ? letterId : uuid)
      .replace(':id', id)
      .replace(':slug', 'classic')
      .replace(':format', 'text')
      .replace(':section', 'skills');
    const body =
      method === 'GET' ? undefined : pattern.endsWith('save-before-quit') ? [{ type: 'done' }] : bodyOf(pattern);
    return browser.send(method, path, body);
  };
  function bodyOf(pattern: string): unknown {
    if (pattern.endsWith('/download')) return pages();
    if (pattern.endsWith('/color')) {
      return { generalColor: '#333333', backgroundColor: '#ffffff', accentColor: '#333333' };
    }
    if (pattern.endsWith('checksum')) return { checksum: '0'.repeat(64) };
    return {};
  }
  const pages = () => {
    const form = new FormData();
    form.set('page_0', new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    return form;
  };

  test('every route has the policy of the table', () => {
    // HEAD comes with GET, and procedures refuse all methods but GET and POST.
    const routes = api.app.knownRoutes.filter(
      ({ method, access }) => method !== 'HEAD' && (access !== 'procedure' || ['GET', 'POST'].includes(method)),
    );
    const actual = Object.fromEntries(routes.map(({ method, path, access }) => [`${method} ${path}`, access]));
    expect(actual).toEqual(ROUTES);
  });

  test('a route without a policy is not served', async () => {
    const { buildApp } = await import('./app/build-app.ts');
    const app = await buildApp(api.deps);
    app.get('/forgotten', async () => 'secret');
    await expect(app.ready()).rejects.toThrow(/GET \/forgotten has no policy/);
    await app.close();
  });

  const of = (table: Readonly<Record<string, RouteAccess>>, access: RouteAccess) =>
    Object.keys(table).filter((name) => table[name] === access);

  describe.each(['visitor', 'another visitor'])('%s', (who) => {
    test.each(of(PROCEDURES, 'user'))('may not call %s', async (name) => {
      const answer = await call(caller(who), name);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ message: 'You must be logged in', data: { domainCode: 'unauthenticated' } });
    });
    test.each(of(ROUTES, 'user'))('may not call %s', async (route) => {
      const answer = await request(caller(who), route);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: { code: 'unauthenticated', message: 'You must be logged in' } });
    });
  });

  describe.each(['visitor', 'another visitor', 'an unpaid user', 'another paid user'])('%s', (who) => {
    test.each(of(PROCEDURES, 'anybody'))('may call %s', async (name) => {
      const { status, body } = await call(caller(who), name);
      const isRefusedLogin = name === 'account.login' && status === 401;
      expect([401, 403], JSON.stringify(body)).not.toContain(isRefusedLogin ? 200 : status);
      expect(status).toBeLessThan(500);
      if (name === 'account.logout') await loginAgain(who);
    });
    test.each(of(ROUTES, 'anybody'))('may call %s', async (route) => {
      const { status } = await request(caller(who), route);
      const isRefusedLogin = route === 'POST /api/login' && status === 401;
      expect([401, 403]).not.toContain(isRefusedLogin ? 200 : status);
      expect(status).toBeLessThan(500);
      if (route === 'POST /api/logout') await loginAgain(who);
    });
    test.each(of(PROCEDURES, 'owner'))('gets nothing of the owner’s from %s', async (name) => {
      const answer = await call(caller(who), name);
      if (LISTS.includes(name)) {
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain(uuid);
        return;
      }
      // Saving answers 401 to a browser without a session or a visitor cookie.
      const isNobody = who === 'visitor' && (name === 'resume.save' || name === 'letter.save');
      expect(answer.status).toBe(isNobody ? 401 : 404);
      const isLetter = name.startsWith('letter.') && name !== 'letter.create';
      if (!isNobody)
        expect(answer.body).toMatchObject({ message: isLetter ? 'The letter does not exist' : 'CV does not exist' });
    });
    test.each(of(ROUTES, 'owner'))('gets nothing of the owner’s from %s', async (route) => {
      const answer = await request(caller(who), route);
      expect([404, 400, 415], JSON.stringify(answer.body)).toContain(answer.status);
      // The answer may be about the body, but never reveals that the resume exists.
      const missing = await request(
        caller(who),
        route.replace(':uuid', crypto.randomUUID()).replace(':id', crypto.randomUUID()),
      );
      expect({ ...(answer.body as { error: object }).error, requestId: '' }).toEqual({
        ...(missing.body as { error: object }).error,
        requestId: '',
      });
    });
  });

  describe.each(['an unpaid user', 'another paid user'])('%s', (who) => {
    test.each([
      'billing.sync',
      'billing.withdraw',
      'billing.order',
      'billing.subscription.resume',
      'billing.subscription.changeMethod',
      'billing.subscription.settle',
      'account.endSession',
      'billing.checkout',
      'download.granted',
      'letter.granted',
    ])('gets nothing of the owner’s from %s', async (name) => {
      const { status } = await call(caller(who), name);
      expect(status).toBe(404);
    });
    test('sees and cancels no other user’s subscription', async () => {
      expect((await call(caller(who), 'billing.subscription.current')).body).toBeNull();
      expect((await call(caller(who), 'billing.subscription.cancel')).status).toBe(409);
      const { cancelledAt } = await api.db.subscription.findFirstOrThrow({ where: { userId: ownerId } });
      expect(cancelledAt).toBeNull();
    });
    test('sees no other user’s downloads and payments', async () => {
      expect((await call(caller(who), 'download.list')).body).toEqual([]);
      expect((await call(caller(who), 'letter.downloads')).body).toEqual([]);
      expect((await call(caller(who), 'billing.payments')).body).toEqual([]);
    });
    test.each([
      'GET /api/downloads/:id',
      'GET /api/letter-downloads/:id',
      'POST /api/letters/:uuid/download',
      'GET /api/invoices/:id',
      'GET /api/resumes/:uuid/download-granted',
      'POST /api/resumes/:uuid/v1/download',
      'POST /api/resumes/:uuid/v2/download',
    ])('gets nothing of the owner’s from %s', async (route) => {
      expect((await request(caller(who), route)).status).toBe(404);
    });
  });

  test('a user without access may not download their own CV, and a paid user may', async () => {
    for (const [who, granted] of [
      ['an unpaid user', false],
      ['another paid user', true],
    ] as const) {
      const browser = caller(who);
      const own = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
      expect((await browser.get(`/api/resumes/${own}/download-granted`)).body).toBe(granted);
      if (granted) continue;
      const refused = await browser.send('POST', `/api/resumes/${own}/v1/download`);
      expect(refused).toMatchObject({
        status: 403,
        body: { error: { message: 'You do not have permission to download your CV' } },
      });
    }
  });

  test('none of these calls has changed the owner’s data', async () => {
    const { body } = await owner.query('resume.get', { uuid });
    expect(body).toMatchObject({
      revision: 1,
      resume: { name: '', isDone: false, photo: { url: `/photos/${photoId}` } },
    });
    expect((await owner.get(`/photos/${photoId}`)).status).toBe(200);
    expect((await owner.get(`/api/downloads/${downloadId}`)).status).toBe(200);
    expect((await owner.get(`/api/invoices/${invoiceId}`)).status).toBe(200);
    expect((await owner.query('account.sessions')).body).toMatchObject([{ id: sessionId }]);
  });

  async function loginAgain(who: string): Promise<void> {
    const email = { 'an unpaid user': 'unpaid@example.pl', 'another paid user': 'paid@example.pl' }[who];
    if (email) await caller(who).send('POST', '/api/login', { email, password: 'zielona-kreda' });
  }
});
