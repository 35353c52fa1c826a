import { readCookie, writeCookie } from '../cookies.ts';

/** What a visitor has answered to being measured. */
export type Consent = 'granted' | 'denied';

const COOKIE = 'consent';

/** Undefined for who has not been asked yet. */
export function readConsent(): Consent | undefined {
  const answer = readCookie(COOKIE);
  return answer === 'granted' || answer === 'denied' ? answer : undefined;
}

/** Keeps a visitor's answer, for a year. */
export function storeConsent(answer: Consent): void {
  writeCookie(COOKIE, answer);
}
