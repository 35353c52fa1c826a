import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './analytics-event.ts';

const ID = 'GTM-TEST1';
const START = { event: 'download_start' } as const;
const END = { event: 'download_end' } as const;
const HOME = { event: 'page_view', page_title: 'Home', page_location: 'https://kreda.example/' } as const;
const PURCHASE: AnalyticsEvent = {
  event: 'purchase',
  ecommerce: { transaction_id: 'order-1', currency: 'PLN', value: 29, tax: 6.67, items: [] },
};
const NEVER_STALE = { key: 'purchase.order-1', memory: 'browser' } as const;

let scripts: { src?: string }[];
let cookie: string;
let local: Map<string, string>;
const logged = vi.spyOn(console, 'debug').mockImplementation(() => {});

/** The modules as a page that has just been loaded has them: what is kept in the browser is still there. */
async function loadPage() {
  vi.resetModules();
  vi.stubGlobal('window', {});
  scripts = [];
  const [analytics, consent, reportedOnce] = await Promise.all([
    import('./analytics.ts'),
    import('./consent.ts'),
    import('./reported-once.ts'),
  ]);
  return { ...analytics, ...consent, ...reportedOnce };
}

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** What went to the tag manager by name; 'clear' is what empties its memory. */
function sent(): unknown[] | undefined {
  return window.dataLayer?.map(({ event }) => event ?? 'clear');
}

const loggedNames = () => logged.mock.calls.map(([, name]) => name);

beforeEach(() => {
  cookie = '';
  local = new Map();
  logged.mockClear();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(new Map()));
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

test('nothing is loaded, kept or sent before a visitor was asked', async () => {
  const page = await loadPage();
  page.startAnalytics(ID);
  page.track({ event: 'search', search_term: 'nurse' });
  page.trackOnce(PURCHASE, NEVER_STALE);
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(local.size).toBe(0);
  expect(logged).toHaveBeenCalledWith('event', 'search', { search_term: 'nurse' });
});

test('nothing is loaded after a no, on this page or the next', async () => {
  const page = await loadPage();
  page.startAnalytics(ID);
  page.applyConsent('denied');
  const next = await loadPage();
  next.startAnalytics(ID);
  next.track(END);
  expect(next.readConsent()).toBe('denied');
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test('nothing leaves the browser outside production, whatever was answered there', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.startAnalytics(null);
  page.track(START);
  page.applyConsent('granted');
  page.track(END);
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(loggedNames()).toEqual(['download_start', 'download_end']);
});

test('a yes loads the tag manager, once, and begins with the page it was given on', async () => {
  const page = await loadPage();
  page.startAnalytics(ID);
  page.track(HOME);
  page.track(START);
  page.applyConsent('granted');
  page.applyConsent('granted');
  page.track(END);
  expect(scripts.map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]);
  expect(sent()).toEqual(['gtm.js', 'page_view', 'download_end']);
  expect(window.dataLayer?.[1]).toEqual(HOME);
});

test('what happens before configuration is known follows in its order, behind the tag manager’s own beginning', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.track(HOME);
  page.trackOnce(PURCHASE, NEVER_STALE);
  page.track(START);
  expect(window.dataLayer).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
  page.startAnalytics(ID);
  page.startAnalytics(ID);
  page.track(END);
  expect(sent()).toEqual(['gtm.js', 'page_view', 'clear', 'purchase', 'download_start', 'download_end']);
});

test('a yes that is taken back ends it at once, and one given anew does not count a page twice', async () => {
  const page = await loadPage();
  page.startAnalytics(ID);
  page.applyConsent('granted');
  page.track(HOME);
  page.applyConsent('denied');
  page.track(END);
  page.applyConsent('granted');
  expect(sent()).toEqual(['gtm.js', 'page_view']);
});

test('an order is told once: shown again, loaded anew, in another tab', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.startAnalytics(ID);
  page.trackOnce(PURCHASE, NEVER_STALE);
  page.trackOnce(PURCHASE, NEVER_STALE);
  expect(sent()).toEqual(['gtm.js', 'clear', 'purchase']);
  const again = await loadPage();
  again.trackOnce(PURCHASE, NEVER_STALE);
  again.startAnalytics(ID);
  expect(sent()).toEqual(['gtm.js']);
  again.trackOnce(PURCHASE, { ...NEVER_STALE, key: 'purchase.order-2' });
  expect(sent()).toEqual(['gtm.js', 'clear', 'purchase']);
});

test('a checkout that begins again is told again', async () => {
  const page = await loadPage();
  page.startAnalytics(null);
  const once = { key: 'begin_checkout', memory: 'tab' } as const;
  page.trackOnce(START, once);
  page.trackOnce(START, once);
  page.forgetReported(once.key, once.memory);
  page.trackOnce(START, once);
  expect(loggedNames()).toEqual(['download_start', 'download_start']);
});

test('where nothing can be kept, an order is told once for each page', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const page = await loadPage();
  page.startAnalytics(null);
  page.trackOnce(PURCHASE, NEVER_STALE);
  page.trackOnce(PURCHASE, NEVER_STALE);
  expect(loggedNames()).toEqual(['purchase']);
});

test('the tag manager forgets an address as soon as its event is over', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.startAnalytics(ID);
  const login = { event: 'login', method: 'email', user_data: { email: 'a@example.com' } } as const;
  page.track(login);
  expect(window.dataLayer?.slice(1)).toEqual([login, { user_data: null }]);
});

test('what stands in the cookie is an answer, or nothing', async () => {
  cookie = 'consent=maybe';
  const page = await loadPage();
  expect(page.readConsent()).toBeUndefined();
});
