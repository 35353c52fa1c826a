import type { Attachment } from '@kreda/proto/renderer-service';
import { pageSvg, run } from '../sample-pages.ts';
import { type Ending, type HostileCase, pageOf, pagesOf, renderedOrTimeout } from './hostile-case.ts';

const page = pageOf(pageSvg(run(48, 80, 'hello')));
const info = (name: string, ends: Ending, value: object): HostileCase => ({
  name,
  ends,
  request: () => ({ pages: [page], info: value }),
});

const attached = (name: string, ends: Ending, value: Partial<Attachment>): HostileCase => ({
  name: `an attachment: ${name}`,
  ends,
  request: () => ({
    pages: [page],
    attachment: {
      name: 'a.json',
      mediaType: 'application/json',
      description: '',
      content: Buffer.from('{}'),
      ...value,
    },
  }),
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
  attached('of 12 MiB', 'RENDERED', { content: Buffer.alloc(12 * 1024 * 1024) }),
  attached('a byte larger', 'REQUEST_REFUSED', { content: Buffer.alloc(12 * 1024 * 1024 + 1) }),
  attached('of 50 MB', 'REQUEST_REFUSED', { content: Buffer.alloc(50_000_000) }),
  attached('without bytes', 'RENDERED', { content: Buffer.alloc(0) }),
  attached('without a name', 'REQUEST_REFUSED', { name: '' }),
  attached('a name of a path', 'REQUEST_REFUSED', { name: '../../etc/passwd' }),
  attached('a name of PDF operators', 'REQUEST_REFUSED', { name: 'a) /JS (b' }),
  attached('a name of 1 MB', 'REQUEST_REFUSED', { name: 'a'.repeat(1_000_000) }),
  attached('a type of PDF operators', 'REQUEST_REFUSED', { mediaType: 'a/b >> /OpenAction <<' }),
  attached('without a type', 'REQUEST_REFUSED', { mediaType: '' }),
  attached('a description of PDF operators', 'RENDERED', { description: ') >> endobj /OpenAction <<' }),
  attached('a description with a null character', 'REQUEST_REFUSED', { description: 'a\0b' }),
  attached('a description of 1 MB', 'REQUEST_REFUSED', { description: 'a'.repeat(1_000_000) }),
  {
    name: 'a page of 100,000 characters as pixels',
    ends: renderedOrTimeout,
    request: () => ({
      ...pagesOf(1, Array.from({ length: 5 }, () => run(1, 500, 'Żółw '.repeat(4_000), { size: 900 })).join('')),
      options: { text: 'TEXT_MODE_RASTER' },
    }),
  },
];
