import { readCookie, writeCookie } from './cookies.ts';

/** The specification's events (section 7) that the screens record so far. */
export type EventName =
  | 'select_item'
  | 'download_start'
  | 'download_end'
  | 'download_needs_login'
  | 'download_needs_payment'
  | 'exit_app';

type RecordedEvent = { event: string } & Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    /** The tag manager's queue; there is none before a visitor has agreed. */
    dataLayer?: RecordedEvent[];
  }
}

/** What a visitor has answered to being measured. */
export type Consent = 'granted' | 'denied';

const COOKIE = 'consent';

/** Undefined for who has not been asked yet. */
export function readConsent(): Consent | undefined {
  const answer = readCookie(COOKIE);
  return answer === 'granted' || answer === 'denied' ? answer : undefined;
}

/**
 * Keeps a visitor's answer, for a year, and loads the tag manager at a yes. After a yes is taken back nothing more is recorded,
 * and the next page loads without the tag manager.
 */
export function giveConsent(answer: Consent, tagManagerId: string): void {
  writeCookie(COOKIE, answer);
  if (answer === 'granted') loadTagManager(tagManagerId);
}

/** Loads the tag manager, once, for a visitor who has agreed; nothing happens for anybody else. */
export function startMeasuring(tagManagerId: string): void {
  if (readConsent() === 'granted') loadTagManager(tagManagerId);
}

function loadTagManager(id: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Records an event for the tag manager of a visitor who has agreed; otherwise it stands in the console and goes nowhere. */
export function recordEvent(event: EventName, facts: Readonly<Record<string, string | number>> = {}): void {
  if (window.dataLayer && readConsent() === 'granted') window.dataLayer.push({ ...facts, event });
  // biome-ignore lint/suspicious/noConsole: where events go when they go nowhere (specification, section 7).
  else console.debug('event', event, facts);
}
