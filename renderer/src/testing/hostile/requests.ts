import { pageSvg, run } from '../sample-pages.ts';
import { type Ending, type HostileCase, pageOf, pagesOf, renderedOrTimeout } from './hostile-case.ts';

const page = pageOf(pageSvg(run(48, 80, 'hello')));
const info = (name: string, ends: Ending, value: object): HostileCase => ({
  name,
  ends,
  request: () => ({ pages: [page], info: value }),
});

/** Requests that are wrong outside their pages. */
export const requestCases: HostileCase[] = [
  { name: 'no pages', ends: 'REQUEST_REFUSED', request: () => ({ pages: [] }) },
  { name: '61 pages', ends: 'REQUEST_REFUSED', request: () => pagesOf(61, '') },
  { name: '60 pages', ends: 'RENDERED', request: () => pagesOf(60, run(48, 80, 'hello')) },
  {
    name: '60 pages with the most groups, 160 KB each',
    ends: 'RENDERED',
    request: () => pagesOf(60, `<g data-x="${'x'.repeat(80_000)}"/>${'<g/>'.repeat(19_900)}`),
  },
  {
    name: '60 pages with the most groups, a megabyte each',
    ends: 'SVG_REFUSED',
    request: () => pagesOf(60, `<g data-x="${'x'.repeat(900_000)}"/>${'<g/>'.repeat(19_900)}`),
  },
  {
    name: '20 pages with the most attributes',
    ends: 'SVG_REFUSED',
    request: () => pagesOf(20, '<g role="a" data-a="" data-b="" data-c="" data-d=""/>'.repeat(19_000)),
  },
  {
    name: 'seven pages of 8 MiB',
    ends: 'SVG_REFUSED',
    request: () => ({ pages: new Array(7).fill(pageOf(Buffer.alloc(8 * 1024 * 1024, 0x20))) }),
  },
  {
    name: 'thirty good pages and a bad one',
    ends: 'SVG_REFUSED',
    request: () => ({ pages: [...pagesOf(30, run(48, 80, 'hello')).pages, pageOf('<svg/>')] }),
  },
  {
    name: 'a checksum of other bytes',
    ends: 'CHECKSUM_MISMATCH',
    request: () => ({ pages: [{ ...page, sha256: '0'.repeat(64) }] }),
  },
  {
    name: 'a checksum in capitals',
    ends: 'CHECKSUM_MISMATCH',
    request: () => ({ pages: [{ ...page, sha256: page.sha256.toUpperCase() }] }),
  },
  {
    name: 'a checksum of 10 MB',
    ends: 'CHECKSUM_MISMATCH',
    request: () => ({ pages: [{ ...page, sha256: 'a'.repeat(10_000_000) }] }),
  },
  { name: 'no checksum', ends: 'CHECKSUM_MISMATCH', request: () => ({ pages: [{ ...page, sha256: '' }] }) },
  info('a title of 10 MB', 'REQUEST_REFUSED', { title: 'a'.repeat(10_000_000) }),
  info('a title with a null character', 'REQUEST_REFUSED', { title: 'a\0b' }),
  info('a title of PDF operators', 'RENDERED', {
    title: ') >> endobj /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  }),
  info('an author of markup', 'RENDERED', {
    author: '</rdf:li></rdf:Seq><script>alert(1)</script><?xpacket end="w"?>',
  }),
  info('a million keywords', 'REQUEST_REFUSED', { keywords: new Array(1_000_000).fill('') }),
  info('keywords of 10 MB', 'REQUEST_REFUSED', { keywords: ['a'.repeat(10_000_000)] }),
  info('an invalid language', 'REQUEST_REFUSED', { language: 'pl) /JS (' }),
  info('a language of 10 MB', 'REQUEST_REFUSED', { language: 'a'.repeat(10_000_000) }),
  info('an invalid date', 'REQUEST_REFUSED', { createdAt: '2026-02-31T99:99:99Z' }),
  info('a date of 10 MB', 'REQUEST_REFUSED', { createdAt: `2026-01-01T00:00:00.${'0'.repeat(10_000_000)}Z` }),
  info('a date of the year 0', 'RENDERED', { createdAt: '0000-01-01T00:00:00Z' }),
  info('a date after the last year', 'REQUEST_REFUSED', { modifiedAt: '+275761-01-01T00:00:00Z' }),
  {
    name: 'a page of 100,000 characters as pixels',
    ends: renderedOrTimeout,
    request: () => ({
      ...pagesOf(1, Array.from({ length: 5 }, () => run(1, 500, 'Żółw '.repeat(4_000), { size: 900 })).join('')),
      options: { text: 'TEXT_MODE_RASTER' },
    }),
  },
];
