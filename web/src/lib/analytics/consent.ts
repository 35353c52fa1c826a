import { readCookie, writeCookie } from '../cookies.ts';

/** A visitor's answer to the question about analytics. */
export type Consent = 'granted' | 'denied';

const COOKIE = 'consent';

/** The stored answer; undefined if the visitor has not answered yet. */
export function readConsent(): Consent | undefined {
  const answer = readCookie(COOKIE);
  return answer === 'granted' || answer === 'denied' ? answer : undefined;
}

/** Stores a visitor's answer for a year. */
export function storeConsent(answer: Consent): void {
  writeCookie(COOKIE, answer);
}
