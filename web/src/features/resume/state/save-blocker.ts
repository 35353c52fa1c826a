/** Why nothing can be saved until the user acts: the login session has ended, or the document is gone. */
export type SaveBlocker = 'session' | 'gone';

const BLOCKERS: Readonly<Partial<Record<string, SaveBlocker>>> = { unauthenticated: 'session', 'not-found': 'gone' };

/** What the API's refusal with this code blocks; undefined if the user can go on. */
export function saveBlockerOf(code: string): SaveBlocker | undefined {
  return BLOCKERS[code];
}
