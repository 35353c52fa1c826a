import type {
  UnreadableFileError,
  UnreadableFileReason,
} from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import type { Reason } from '@kreda/site/reasons';
import { DomainError } from '../../platform/errors.ts';

/** The limit of the place and of the problem in an answer, in characters: both may quote the file. */
const MAX_QUOTED = 200;

const REASON_OF: Readonly<Record<UnreadableFileReason, (error: UnreadableFileError) => Reason>> = {
  'unknown-format': () => ({ code: 'file-of-unknown-format' }),
  'not-of-format': () => ({ code: 'file-not-of-format' }),
  'several-resumes': () => ({ code: 'files-with-several-cvs' }),
  'document-type': () => ({ code: 'file-with-document-type' }),
  encrypted: () => ({ code: 'file-encrypted' }),
  scanned: () => ({ code: 'file-scanned' }),
  broken: () => ({ code: 'file-broken' }),
  'too-long': () => ({ code: 'file-too-long' }),
  'too-large': () => ({ code: 'file-holds-too-much' }),
  'too-slow': () => ({ code: 'file-too-slow' }),
  'too-many-values': ({ max }) => ({ code: 'file-has-too-many-values', max }),
  'too-many-lines': ({ max }) => ({ code: 'file-has-too-many-lines', max }),
  'too-deep': ({ max }) => ({ code: 'file-nested-too-deep', max }),
  'nothing-found': () => ({ code: 'file-without-resume' }),
};

/** The refusal of a file that cannot be read. For `file-not-of-format` its field is the place in the file, or `file` for the whole. */
export function refusalOf(error: UnreadableFileError): DomainError {
  const reason = REASON_OF[error.reason](error);
  if (error.reason !== 'not-of-format') return new DomainError(reason, { cause: error });
  const place = error.path.slice(0, MAX_QUOTED) || 'file';
  return new DomainError(reason, { fields: { [place]: error.problem.slice(0, MAX_QUOTED) }, cause: error });
}
