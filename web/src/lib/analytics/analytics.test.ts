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
const ONCE = { key: 'purchase.order-1', memory: 'browser' } as const;

let scripts: { src?: string }[];
let cookie: string;
let local: Map<string, string>;
const logged = vi.spyOn(console, 'debug').mockImplementation(() => {});

/** The modules as after a page load: cookies and storage are still there. */
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

function storage(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

/** The names of the events sent to the tag manager; 'clear' is an entry that empties its memory. */
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

test('nothing is loaded, stored or sent before a visitor has answered', async () => {
  const page = await loadPage();
  page.startAnalytics(ID);
  page.track({ event: 'search', search_term: 'nurse' });
  page.trackOnce(PURCHASE, ONCE);
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(local.size).toBe(0);
  expect(logged).toHaveBeenCalledWith('event', 'search', { search_term: 'nurse' });
});

test('nothing is loaded after a refusal, on this page or the next', async () => {
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

test('nothing is sent outside production, with or without consent', async () => {
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

test('consent loads the tag manager once and sends the view of the current page first', async () => {
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

test('events before the configuration is known are sent later in order, after the start event of the tag manager', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.track(HOME);
  page.trackOnce(PURCHASE, ONCE);
  page.track(START);
  expect(window.dataLayer).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
  page.startAnalytics(ID);
  page.startAnalytics(ID);
  page.track(END);
  expect(sent()).toEqual(['gtm.js', 'page_view', 'clear', 'purchase', 'download_start', 'download_end']);
});

test('withdrawn consent stops events at once, and renewed consent does not count a page twice', async () => {
  const page = await loadPage();
  page.startAnalytics(ID);
  page.applyConsent('granted');
  page.track(HOME);
  page.applyConsent('denied');
  page.track(END);
  page.applyConsent('granted');
  expect(sent()).toEqual(['gtm.js', 'page_view']);
});

test('an order is reported once, also after another display, a reload or in another tab', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.startAnalytics(ID);
  page.trackOnce(PURCHASE, ONCE);
  page.trackOnce(PURCHASE, ONCE);
  expect(sent()).toEqual(['gtm.js', 'clear', 'purchase']);
  const again = await loadPage();
  again.trackOnce(PURCHASE, ONCE);
  again.startAnalytics(ID);
  expect(sent()).toEqual(['gtm.js']);
  again.trackOnce(PURCHASE, { ...ONCE, key: 'purchase.order-2' });
  expect(sent()).toEqual(['gtm.js', 'clear', 'purchase']);
});

test('a checkout that begins again is reported again', async () => {
  const page = await loadPage();
  page.startAnalytics(null);
  const once = { key: 'begin_checkout', memory: 'tab' } as const;
  page.trackOnce(START, once);
  page.trackOnce(START, once);
  page.forgetReported(once.key, once.memory);
  page.trackOnce(START, once);
  expect(loggedNames()).toEqual(['download_start', 'download_start']);
});

test('without storage, an order is reported once per page load', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const page = await loadPage();
  page.startAnalytics(null);
  page.trackOnce(PURCHASE, ONCE);
  page.trackOnce(PURCHASE, ONCE);
  expect(loggedNames()).toEqual(['purchase']);
});

test('the e-mail address is cleared from the tag manager right after its event', async () => {
  cookie = 'consent=granted';
  const page = await loadPage();
  page.startAnalytics(ID);
  const login = { event: 'login', method: 'email', user_data: { email: 'a@example.com' } } as const;
  page.track(login);
  expect(window.dataLayer?.slice(1)).toEqual([login, { user_data: null }]);
});

test('an unknown value of the cookie counts as no answer', async () => {
  cookie = 'consent=maybe';
  const page = await loadPage();
  expect(page.readConsent()).toBeUndefined();
});
