import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { openDatabase } from '../platform/database.ts';
import { TestBrowser } from './test-browser.ts';

/** A paid user with a whole resume. */
export interface PaidPerson {
  email: string;
  password: string;
  userId: string;
  /** The resume's uuid. */
  uuid: string;
  /** Logged in. */
  browser: TestBrowser;
  /** Downloads the PDF of the saved resume. */
  download(headers?: Record<string, string>): ReturnType<TestBrowser['send']>;
}

/** Registers over HTTP and fills a resume. The paid order is inserted into the database, without a payment. */
export async function createPaidPerson({
  url,
  databaseUrl,
}: {
  url: string;
  databaseUrl: string;
}): Promise<PaidPerson> {
  const browser = new TestBrowser(url);
  const account = {
    email: `${crypto.randomUUID()}@example.pl`,
    password: 'zielona-kreda',
    firstName: 'Łucja',
    lastName: 'Żak',
  };
  const { id: userId } = (await browser.mutate('account.register', account)).body as { id: string };
  const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
  const sample = typicalResume('modern');
  const saved = await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, [
    { type: 'name', name: 'CV Łucji' },
    { type: 'sections-config', config: { enabled: sample.sectionsEnabled, active: sample.sectionsActive } },
    ...SECTION_SLUGS.map((section) => ({ type: 'data', section, data: sample.sections[section].data })),
    { type: 'done' },
  ]);
  if (saved.status !== 204) throw new Error(`the CV was not saved: ${JSON.stringify(saved.body)}`);
  await grantAccess(databaseUrl, userId);
  return {
    ...account,
    userId,
    uuid,
    browser,
    download: (headers = {}) => browser.send('POST', `/api/resumes/${uuid}/v1/download`, undefined, headers),
  };
}

async function grantAccess(databaseUrl: string, userId: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  const now = new Date();
  const orderId = crypto.randomUUID();
  try {
    await db.order.create({
      data: {
        id: orderId,
        userId,
        packageSlug: 'test',
        catalogue: {},
        currency: 'PLN',
        grossAmount: 100,
        netAmount: 81,
        vatAmount: 19,
        vatRatePercent: 23,
        discountAmount: 0,
        state: 'fulfilled',
        buyerName: 'Łucja Żak',
        buyerEmail: 'lucja@example.pl',
        consentVersion: 'test',
        consentAt: now,
        createdAt: now,
        updatedAt: now,
        paidAt: now,
      },
    });
    await db.fulfilment.create({
      data: {
        orderId,
        userId,
        accessFrom: now,
        accessUntil: new Date(now.getTime() + 24 * 60 * 60_000),
        createdAt: now,
      },
    });
  } finally {
    await db.$disconnect();
  }
}
