import type { RefusedFileCode } from '../../../i18n/reasons/reason-texts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../ui/error-text.ts';

/** The texts of a refusal: what is wrong, and a way on. */
type RefusalKey = (typeof REFUSAL_KEYS)[keyof typeof REFUSAL_KEYS] | 'tooMany';

/** Why nothing was imported. */
export type ImportRefusal =
  | {
      key: RefusalKey;
      /** What is wrong in the file, by its place, in English. */
      problems: readonly { place: string; problem: string }[];
    }
  /** A refusal that is not about the file, with its whole text. */
  | { key: 'other'; text: string };

/** The texts of each refusal, below `refused` in the messages. */
export const REFUSAL_KEYS = {
  'file-too-large': 'tooLarge',
  'too-large': 'tooLarge',
  'file-of-unknown-format': 'unknownFormat',
  'file-not-of-format': 'notOfFormat',
  'files-with-several-cvs': 'severalResumes',
  'file-with-document-type': 'documentType',
  'file-encrypted': 'encrypted',
  'file-scanned': 'scanned',
  'file-broken': 'broken',
  'file-too-long': 'tooLong',
  'file-too-slow': 'tooSlow',
  'files-busy': 'busy',
  'file-without-resume': 'withoutResume',
} as const satisfies Record<RefusedFileCode | 'too-large', string>;

function isKnown(code: string | undefined): code is keyof typeof REFUSAL_KEYS {
  return code !== undefined && Object.hasOwn(REFUSAL_KEYS, code);
}

/** The refusal in an error of `importFiles`. */
export function importRefusal(error: unknown): ImportRefusal {
  const known = apiErrorOf(error);
  const code = known?.reason?.code ?? known?.code;
  if (!isKnown(code)) return { key: 'other', text: errorText(error) };
  const problems = Object.entries(known?.fields ?? {}).map(([place, problem]) => ({ place, problem }));
  return { key: REFUSAL_KEYS[code], problems };
}
