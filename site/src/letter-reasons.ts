import { addReasons, type ReasonEntry } from './reasons.ts';

/** Reasons for which a letter, or a change of one, is refused. Only the screens of letters load them. */
export const LETTER_REASONS = {
  'letter-of-anonymous-version': {
    error: 'conflict',
    text: 'An anonymous version has no letters, since a letter names its sender. Write one for the original CV',
  },
  'letter-not-found': { error: 'not-found', text: 'The letter does not exist' },
  'letter-changed-elsewhere': { error: 'conflict', text: 'The letter was changed somewhere else' },
  'letter-too-long': {
    error: 'invalid',
    text: 'A letter can have at most {{max}} characters together with its formatting',
  },
  'letter-empty': { error: 'invalid', text: 'Your letter has no content yet. Write it before downloading it' },
  'letter-has-too-many-pages': { error: 'too-large', text: 'A letter can have at most {{max}} pages' },
  'letter-needs-package': { error: 'forbidden', text: 'You do not have permission to download your letter' },
  'too-many-letters': {
    error: 'conflict',
    text: 'There can be at most {{max}} letters for one CV, those in the trash included',
  },
  'too-many-new-letters': { error: 'rate-limited', text: 'Too many new letters in a short time. Try again later' },
} as const satisfies Record<string, ReasonEntry>;

export type LetterReasons = typeof LETTER_REASONS;

addReasons(LETTER_REASONS);
