import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FeedError } from './feed-error.ts';
import { readFeed } from './read-feed.ts';
import { SAMPLE_OFFERS } from './seed-jobs.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const own = (...offers: unknown[]) => readFeed(bytes(JSON.stringify({ version: 1, offers })));
const OFFER = {
  id: '1',
  title: 'Spawacz',
  company: 'Stalmet',
  city: 'Łódź',
  category: 'production',
  contract: 'employment',
  salary: { min: 700_000, max: 900_000, currency: 'PLN', isGross: true },
  description: 'Spawanie.',
  url: 'https://example.com/1',
  publishedAt: '2026-11-01',
};

test('reads an offer of our own format, and sets its end where the feed has none', () => {
  const { isComplete, offers, problems } = own(OFFER);
  expect({ isComplete, problems }).toEqual({ isComplete: true, problems: [] });
  expect(offers).toEqual([
    {
      ...OFFER,
      isRemote: false,
      language: 'pl',
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      expiresAt: new Date('2026-12-31T00:00:00Z'),
    },
  ]);
  const [long] = own({ ...OFFER, expiresAt: '2099-01-01T00:00:00+01:00' }).offers;
  expect(long?.expiresAt).toEqual(new Date('2027-11-02T00:00:00Z'));
});

test('refuses a city whose slug is longer than a filter may be', () => {
  expect(own(OFFER, { ...OFFER, id: '2', city: 'ß'.repeat(41) }).problems).toEqual([
    { index: 1, id: '2', message: 'city: is longer than 80 characters where it is written out' },
  ]);
});

test('notices that a JSON Feed continues at another address', () => {
  const feed = (rest: object) => ({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ ...OFFER, _job: OFFER }],
    ...rest,
  });
  const read = (rest: object) => readFeed(bytes(JSON.stringify(feed(rest)))).hasMore;
  expect([read({}), read({ next_url: 'https://example.com/2' })]).toEqual([false, true]);
});

test('reads JSON Feed 1.1, with the fields that it lacks in _job', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Praca',
    language: 'pl-PL',
    items: [
      {
        id: 7,
        external_url: 'https://example.com/7',
        url: 'https://example.com/o/7',
        title: 'Kelner',
        content_html: '<p>Praca <b>od zaraz</b></p>',
        date_published: '2026-11-01T08:00:00+01:00',
        authors: [{ name: 'Bistro' }],
        tags: ['Gastronomy'],
        _job: { city: 'Kraków', contract: 'mandate', salary: { text: '31 zł/h' } },
      },
    ],
  };
  const { isComplete, offers, problems } = readFeed(bytes(JSON.stringify(feed)));
  expect({ isComplete, problems }).toEqual({ isComplete: false, problems: [] });
  expect(offers).toMatchObject([
    {
      id: '7',
      company: 'Bistro',
      city: 'Kraków',
      category: 'gastronomy',
      contract: 'mandate',
      salary: { text: '31 zł/h' },
      description: 'Praca od zaraz',
      url: 'https://example.com/7',
      language: 'pl',
    },
  ]);
});

const rss = (items: string, head = '<?xml version="1.0"?>') =>
  `${head}<rss version="2.0" xmlns:job="urn:x" xmlns:content="urn:y"><channel><title>Stalmet</title><language>pl</language>${items}</channel></rss>`;
const ITEM =
  '<item><title>Tokarz &amp; frezer</title><link>https://example.com/t</link><guid>t-1</guid><pubDate>Mon, 02 Nov 2026 10:00:00 +0100</pubDate><category>Production</category><job:city>Żory</job:city><description>&lt;p&gt;Praca&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;</description></item>';

test('reads RSS 2.0, with the channel’s title as company where an item names none', () => {
  const { isComplete, offers, problems } = readFeed(bytes(`\ufeff\n${rss(ITEM, '')}`));
  expect({ isComplete, problems }).toEqual({ isComplete: false, problems: [] });
  expect(offers).toMatchObject([
    {
      id: 't-1',
      title: 'Tokarz & frezer',
      company: 'Stalmet',
      city: 'Żory',
      isRemote: false,
      category: 'production',
      contract: null,
      description: 'Praca',
      url: 'https://example.com/t',
      publishedAt: new Date('2026-11-02T09:00:00Z'),
    },
  ]);
});

test('decodes a feed in the encoding that it declares', () => {
  const latin2 = Buffer.from(
    rss(ITEM, '<?xml version="1.0" encoding="ISO-8859-2"?>').replace('Żory', '\u00afory'),
    'latin1',
  );
  expect(readFeed(latin2).offers[0]?.city).toBe('Żory');
});

test.each([
  ['no id', { id: undefined }, null, 'id: is no text'],
  ['an id that cannot be printed', { id: 'a\u0000' }, null, 'id: is no printable text'],
  ['an absurd id', { id: 'x'.repeat(201) }, null, 'id: is longer than 200 characters'],
  ['no title', { title: '<b></b> ' }, 'x', 'title: is empty'],
  ['a title of a script', { title: '<script>alert(1)</script>' }, 'x', 'title: is empty'],
  ['an absurd title', { title: 'x'.repeat(151) }, 'x', 'title: is longer than 150 characters'],
  [
    'a description of a megabyte',
    { description: 'x'.repeat(2 ** 20) },
    'x',
    'description: is longer than 20000 characters',
  ],
  ['a number for a description', { description: 5 }, 'x', /^description: /],
  ['an address that runs', { url: 'javascript:alert(1)' }, 'x', 'url: is no https address'],
  ['an address of data', { url: 'data:text/html,x' }, 'x', 'url: is no https address'],
  ['an address without encryption', { url: 'http://example.com' }, 'x', 'url: is no https address'],
  ['an address with a password', { url: 'https://a:b@example.com' }, 'x', 'url: is no https address'],
  ['a day that does not exist', { publishedAt: '2026-02-30' }, 'x', /^publishedAt: is no date/],
  ['an end before the beginning', { expiresAt: '2026-10-01' }, 'x', 'expiresAt: is not after publishedAt'],
  ['an unknown category', { category: 'piekarz' }, 'x', /^category: is none of administration, /],
  ['an unknown contract', { contract: '__proto__' }, 'x', /^contract: is none of /],
  ['a salary of fractions', { salary: { min: 1.5, currency: 'PLN', isGross: true } }, 'x', /^salary: is neither/],
  ['a salary of nothing', { salary: { currency: 'PLN', isGross: true } }, 'x', /^salary: /],
  ['a salary upside down', { salary: { min: 2, max: 1, currency: 'PLN', isGross: true } }, 'x', /^salary: /],
])('leaves out an offer with %s, and imports the next', (_what, wrong, id, message) => {
  const { offers, problems } = own({ ...OFFER, id: 'x', ...wrong }, OFFER);
  expect(offers).toHaveLength(1);
  expect(problems).toEqual([
    { index: 0, id, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  ]);
});

test('leaves out items that are not offers, and the second of two with one id', () => {
  const { offers, problems } = own(null, 'x', [], OFFER, { ...OFFER, title: 'Inny' });
  expect(offers.map(({ title }) => title)).toEqual(['Spawacz']);
  expect(problems.map(({ index, id }) => [index, id])).toEqual([
    [0, null],
    [1, null],
    [2, null],
    [4, '1'],
  ]);
});

test('cleans what can be cleaned', () => {
  const [offer] = own({
    ...OFFER,
    title: 'Spa\u0000wacz\ud800 <img src=x onerror=alert(1)>MAG',
    description: '<p>Praca</p><script>alert(1)</script>\u202e',
    city: ' Łódź ',
  }).offers;
  expect(offer).toMatchObject({ title: 'Spawacz\ufffd MAG', description: 'Praca', city: 'Łódź' });
});

test.each([
  ['nothing', ''],
  ['no feed', 'Service unavailable'],
  ['a page', '<!doctype html><html><body>404</body></html>'],
  ['half a JSON', '{"version":1,"offers":['],
  ['JSON without offers', '{"version":1}'],
  ['another version', '{"version":2,"offers":[]}'],
  ['a number', '7'],
  ['an empty list', '{"version":1,"offers":[]}'],
  ['nothing but broken offers', '{"version":1,"offers":[{},{}]}'],
  ['a JSON Feed without items', '{"version":"https://jsonfeed.org/version/1.1"}'],
  ['too many offers', JSON.stringify({ version: 1, offers: Array(10_001).fill(0) })],
  ['a hundred thousand levels', `{"version":1,"offers":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['half an XML', rss(ITEM).slice(0, -9)],
  ['another XML', '<feed xmlns="http://www.w3.org/2005/Atom"/>'],
  ['XML nested without end', `<rss>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</rss>`],
  [
    'an entity of a file',
    rss(ITEM.replace('Żory', '&x;'), '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'an entity bomb',
    rss(ITEM.replace('Żory', '&b;'), '<!DOCTYPE rss [<!ENTITY a "xxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'),
  ],
  ['a document type from elsewhere', rss(ITEM, '<!DOCTYPE rss SYSTEM "https://example.com/x.dtd">')],
  ['an encoding that nobody knows', rss(ITEM, '<?xml version="1.0" encoding="klingon"?>')],
])('refuses %s as a whole', (_what, text) => {
  expect(() => readFeed(bytes(text))).toThrow(FeedError);
});

test('refuses bytes that are not text, and more than 20 MB', () => {
  expect(() => readFeed(Uint8Array.of(0x7b, 0xff, 0xfe, 0xc0))).toThrow('the feed is not utf-8');
  expect(() => readFeed(new Uint8Array(20 * 1024 * 1024 + 1))).toThrow('the feed is larger than 20 MB');
});

test('the samples have no problems', async () => {
  const { offers, problems } = readFeed(await readFile(SAMPLE_OFFERS));
  expect(problems).toEqual([]);
  expect(offers.length).toBeGreaterThanOrEqual(40);
  for (const { url } of offers) expect(new URL(url).host).toBe('example.com');
});
