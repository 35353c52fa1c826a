import { addReasons, type ReasonEntry } from './reasons.ts';

/** Reasons for which a note of a sent file is refused. Only the screens that list sent files load them. */
export const SENT_REASONS = {
  'too-many-sent-files': { error: 'conflict', text: 'The list can have at most {{max}} sent files. Remove some first' },
  'sent-files-too-large': {
    error: 'too-large',
    text: 'The applications in the list can have at most {{max}} MB together. Remove some first',
  },
  'application-not-made-here': { error: 'invalid', text: 'Only a file that was made here can be kept' },
} as const satisfies Record<string, ReasonEntry>;

export type SentReasons = typeof SENT_REASONS;

addReasons(SENT_REASONS);
