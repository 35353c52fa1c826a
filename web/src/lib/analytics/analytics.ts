import type { AnalyticsEvent } from './analytics-event.ts';
import { type Consent, readConsent, storeConsent } from './consent.ts';
import { type Memory, markReported, storeReported, wasReported } from './reported-once.ts';

declare global {
  interface Window {
    /** The tag manager's queue; there is none before a visitor has agreed. */
    dataLayer?: Readonly<Record<string, unknown>>[];
  }
}

/** The tag manager of page configuration: null outside production, undefined until configuration is known. */
let tagManagerId: string | null | undefined;
/** What happened before configuration was known, in order. */
const waiting: (() => void)[] = [];
/** The page that is being looked at, where its view went nowhere. */
let unsentView: AnalyticsEvent | null = null;

/**
 * Begins to measure: events go to the tag manager, which only production has, and only of visitors who have agreed. All others
 * stand in the console and go nowhere (specification, section 7). What happened until now follows in its order.
 */
export function startAnalytics(id: string | null): void {
  tagManagerId = id;
  if (isMeasured(id)) loadTagManager(id);
  for (const deliver of waiting.splice(0)) deliver();
}

/**
 * Keeps a visitor's answer. A yes begins with the page that they are on; what they did before is never sent. After a yes is taken
 * back nothing more is sent, and the next page loads without the tag manager.
 */
export function applyConsent(answer: Consent): void {
  storeConsent(answer);
  if (!isMeasured(tagManagerId)) return;
  loadTagManager(tagManagerId);
  if (unsentView) deliver(unsentView);
}

/** Records an event. */
export function track(event: AnalyticsEvent): void {
  whenKnown(() => deliver(event));
}

/**
 * Records an event that is told once by a key, however often the page is loaded or shown. Before a visitor has agreed nothing is
 * kept of it in their browser.
 */
export function trackOnce(event: AnalyticsEvent, { key, memory }: { key: string; memory: Memory }): void {
  if (wasReported(key, memory)) return;
  markReported(key);
  whenKnown(() => {
    deliver(event);
    if (tagManagerId === null || isMeasured(tagManagerId)) storeReported(key, memory);
  });
}

function whenKnown(act: () => void): void {
  if (tagManagerId === undefined) waiting.push(act);
  else act();
}

function deliver(event: AnalyticsEvent): void {
  const isSent = isMeasured(tagManagerId);
  if (event.event === 'page_view') unsentView = isSent ? null : event;
  if (isSent) send(event, tagManagerId as string);
  else log(event);
}

function isMeasured(id: string | null | undefined): id is string {
  return typeof id === 'string' && readConsent() === 'granted';
}

function send(event: AnalyticsEvent, id: string): void {
  const queue = loadTagManager(id);
  // The tag manager remembers what it was given: nobody's purchase, and nobody's address, goes with a later event.
  if ('ecommerce' in event) queue.push({ ecommerce: null });
  queue.push(event);
  if ('user_data' in event) queue.push({ user_data: null });
}

/** The tag manager's queue; the first time, with the tag manager. */
function loadTagManager(id: string): NonNullable<Window['dataLayer']> {
  if (window.dataLayer) return window.dataLayer;
  window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
  return window.dataLayer;
}

function log({ event, ...facts }: AnalyticsEvent): void {
  // biome-ignore lint/suspicious/noConsole: where events go when they go nowhere (specification, section 7).
  console.debug('event', event, facts);
}
