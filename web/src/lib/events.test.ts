import { beforeEach, expect, test, vi } from 'vitest';
import { giveConsent, readConsent, recordEvent, startMeasuring } from './events.ts';

const ID = 'GTM-TEST1';
let scripts: { src?: string }[];
let cookie: string;
const logged = vi.spyOn(console, 'debug').mockImplementation(() => {});

beforeEach(() => {
  scripts = [];
  cookie = '';
  logged.mockClear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      cookie = line.split(';', 1)[0]!;
    },
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  });
});

test('nothing is loaded and nothing leaves the browser before a visitor was asked', () => {
  startMeasuring(ID);
  recordEvent('download_start', { page: 1 });
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(logged).toHaveBeenCalledWith('event', 'download_start', { page: 1 });
});

test('nothing is loaded after a no, on this page or the next', () => {
  giveConsent('denied', ID);
  startMeasuring(ID);
  recordEvent('download_end');
  expect(readConsent()).toBe('denied');
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test('a yes loads the tag manager, once, and events go to it', () => {
  giveConsent('granted', ID);
  giveConsent('granted', ID);
  startMeasuring(ID);
  recordEvent('download_end', { uuid: 'x' });
  expect(scripts.map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]);
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'download_end', uuid: 'x' });
});

test('a yes that is taken back ends it at once', () => {
  giveConsent('granted', ID);
  giveConsent('denied', ID);
  recordEvent('download_end');
  expect(window.dataLayer?.some(({ event }) => event === 'download_end')).toBe(false);
});

test('what stands in the cookie is an answer, or nothing', () => {
  cookie = 'consent=maybe';
  expect(readConsent()).toBeUndefined();
});
