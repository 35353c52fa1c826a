import { addReasons, type ReasonEntry } from './reasons.ts';

/** Reasons for which language versions and variants of a CV are refused. Only the screens that make them load these. */
export const VIEW_REASONS = {
  'view-of-anonymous-version': {
    error: 'conflict',
    text: 'An anonymous version has no versions or variants of its own. Make them from the original CV',
  },
  'application-of-anonymous-version': {
    error: 'conflict',
    text: 'An anonymous version has no letter and no attachments, since they name the person. Add them to the original CV',
  },
  'photo-in-anonymous-version': { error: 'conflict', text: 'An anonymous version has no photo' },
  'too-many-anonymous-versions': { error: 'conflict', text: 'A CV can have at most {{max}} anonymous versions' },
  'too-many-views': { error: 'conflict', text: 'A CV can have at most {{max}} language versions and variants' },
  'resume-too-long-for-views': {
    error: 'conflict',
    text: 'This CV is too long for another language version or variant. Shorten it first',
  },
  'view-in-own-language': { error: 'invalid', text: 'The CV is in this language already' },
  'variant-name-required': { error: 'invalid', text: 'Enter a name for the variant' },
  'web-address-invalid': { error: 'invalid', text: 'Enter a whole web address, such as https://example.com/job' },
} as const satisfies Record<string, ReasonEntry>;

export type ViewReasons = typeof VIEW_REASONS;

addReasons(VIEW_REASONS);
