import type { AnalyticsEvent } from './analytics-event.ts';
import { type Consent, readConsent, storeConsent } from './consent.ts';
import { type Memory, markReported, storeReported, wasReported } from './reported-once.ts';

declare global {
  interface Window {
    /** The tag manager's queue; undefined before the visitor consents. */
    dataLayer?: Readonly<Record<string, unknown>>[];
  }
}

/** The tag manager's id from the page configuration: null outside production, undefined until the configuration is known. */
let tagManagerId: string | null | undefined;
/** Actions deferred until the configuration is known, in order. */
const deferred: (() => void)[] = [];
/** The view of the current page, if it was not sent. */
let unsentView: AnalyticsEvent | null = null;

/**
 * Starts analytics and handles the events recorded so far, in order. Events go to the tag manager only in production and only
 * after consent; all others are only written to the console (specification, section 7).
 */
export function startAnalytics(id: string | null): void {
  tagManagerId = id;
  if (isSendingAllowed(id)) loadTagManager(id);
  for (const deliver of deferred.splice(0)) deliver();
}

/**
 * Stores a visitor's answer. Consent sends the view of the current page; earlier events are never sent. After consent is
 * withdrawn nothing more is sent, and the next page load does not load the tag manager.
 */
export function applyConsent(answer: Consent): void {
  storeConsent(answer);
  if (!isSendingAllowed(tagManagerId)) return;
  loadTagManager(tagManagerId);
  if (unsentView) deliver(unsentView);
}

/** Records an event. */
export function track(event: AnalyticsEvent): void {
  whenConfigured(() => deliver(event));
}

/**
 * Records an event once per key, even if the page is loaded or shown again. Without consent nothing about it is stored in the
 * browser.
 */
export function trackOnce(event: AnalyticsEvent, { key, memory }: { key: string; memory: Memory }): void {
  if (wasReported(key, memory)) return;
  markReported(key);
  whenConfigured(() => {
    deliver(event);
    if (tagManagerId === null || isSendingAllowed(tagManagerId)) storeReported(key, memory);
  });
}

function whenConfigured(act: () => void): void {
  if (tagManagerId === undefined) deferred.push(act);
  else act();
}

function deliver(event: AnalyticsEvent): void {
  const isSent = isSendingAllowed(tagManagerId);
  if (event.event === 'page_view') unsentView = isSent ? null : event;
  if (isSent) send(event, tagManagerId as string);
  else log(event);
}

function isSendingAllowed(id: string | null | undefined): id is string {
  return typeof id === 'string' && readConsent() === 'granted';
}

function send(event: AnalyticsEvent, id: string): void {
  const queue = loadTagManager(id);
  // The tag manager merges each entry into its memory. Clear it, so that a later event carries no purchase and no e-mail address.
  if ('ecommerce' in event) queue.push({ ecommerce: null });
  queue.push(event);
  if ('user_data' in event) queue.push({ user_data: null });
}

/** Returns the tag manager's queue; the first call also loads the tag manager. */
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
  // biome-ignore lint/suspicious/noConsole: events that are not sent are written to the console (specification, section 7).
  console.debug('event', event, facts);
}
