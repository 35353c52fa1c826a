import type { RefusedAttachmentCode, RefusedFileCode } from '../../../i18n/reasons/reason-texts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../ui/error-text.ts';
import { LIMITS } from './application-parts.ts';
import { t } from './messages.ts';

/** A refusal by the API, and the index of the part that is to blame. */
export interface Refusal {
  text: string;
  part: number | null;
}

/** The texts of refused files, below `errors` in the messages. */
export const ATTACHMENT_KEYS = {
  'file-encrypted': 'encrypted',
  'file-broken': 'broken',
  'file-too-large': 'tooMuch',
  'attachment-of-unknown-format': 'unknownFormat',
  'attachment-too-complex': 'tooComplex',
  'application-has-too-many-pages': 'tooManyPages',
  'application-too-large': 'tooLarge',
} as const satisfies Partial<Record<RefusedFileCode | RefusedAttachmentCode, string>>;

const MAX_PAGES = 200;

export function refusalOf(error: unknown): Refusal {
  const known = apiErrorOf(error);
  const field = Object.keys(known?.fields ?? {})
    .map((name) => /^(?:file_|parts\.)(\d+)/.exec(name)?.[1])
    .find((number) => number !== undefined);
  const part = field === undefined ? null : Number(field);
  const code = known?.reason?.code;
  if (code === undefined || !isOfFile(code)) return { text: errorText(error), part };
  const max = code === 'application-has-too-many-pages' ? MAX_PAGES : LIMITS.allMb;
  return { text: t(`errors.${ATTACHMENT_KEYS[code]}`, { max }), part };
}

function isOfFile(code: string): code is keyof typeof ATTACHMENT_KEYS {
  return Object.hasOwn(ATTACHMENT_KEYS, code);
}
