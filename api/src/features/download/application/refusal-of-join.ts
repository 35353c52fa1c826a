import { RendererError } from '@kreda/proto/renderer';
import { type Reason, sentenceOf } from '@kreda/site/reasons';
import { DomainError } from '../../../platform/errors.ts';
import type { ApplicationPart } from './operation.ts';

/** The renderer's limit for all parts together. */
const MAX_PAGES = 200;

/** The refusal for a join that failed; its field is that of the file which is to blame. Other errors are returned as they are. */
export function refusalOfJoin(error: unknown, parts: readonly ApplicationPart[]): unknown {
  if (!(error instanceof RendererError)) return error;
  const reason = reasonOf(error);
  const part = error.part === undefined ? undefined : parts[error.part - 1];
  // The limit of pages is one of all files together.
  const isOfFile = part?.kind === 'file' && reason.code !== 'application-has-too-many-pages';
  return new DomainError(reason, {
    ...(isOfFile && { fields: { [part.field]: sentenceOf(reason) } }),
    cause: error,
  });
}

function reasonOf({ code, reason }: RendererError): Reason {
  switch (reason) {
    case 'PART_UNSUPPORTED':
      return { code: 'attachment-of-unknown-format' };
    case 'PART_UNREADABLE':
      return { code: 'file-broken' };
    case 'PART_ENCRYPTED':
      return { code: 'file-encrypted' };
    case 'PART_TOO_COMPLEX':
      return { code: 'attachment-too-complex' };
    case 'TOO_MANY_PAGES':
      return { code: 'application-has-too-many-pages', max: MAX_PAGES };
    default:
      // gRPC itself refuses an answer that is too large, and gives no reason.
      return code === 'RESOURCE_EXHAUSTED' && reason === undefined
        ? { code: 'application-too-large' }
        : { code: 'unavailable' };
  }
}
