import { FILE_REASONS } from './file-reasons.ts';
import { LETTER_REASONS } from './letter-reasons.ts';
import { REASONS, type ReasonCode } from './reasons.ts';
import { SENT_REASONS } from './sent-reasons.ts';
import { VIEW_REASONS } from './view-reasons.ts';

/** All reasons for which the API refuses a request or a schema refuses a field. */
export const ALL_REASONS = { ...REASONS, ...FILE_REASONS, ...LETTER_REASONS, ...SENT_REASONS, ...VIEW_REASONS };
export const REASON_CODES = Object.keys(ALL_REASONS) as [ReasonCode, ...ReasonCode[]];
