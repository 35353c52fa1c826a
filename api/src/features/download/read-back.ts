import { compareFound } from '@kreda/document/kinds/resume/checks/compare-found';
import type { Comparison } from '@kreda/document/kinds/resume/checks/comparison';
import { itemLines } from '@kreda/document/kinds/resume/checks/item-lines';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { readResumePdf } from '../reading/read-resume-pdf.ts';
import { inReadingTurn } from '../reading/reading-turns.ts';
import type { StoredResume } from '../resume/repo.ts';
import { getResume } from '../resume/service.ts';
import { documentInfo } from './document-info.ts';
import { createReadingCache } from './reading-cache.ts';
import { refuseBlank, renderCall, typesetPages } from './service.ts';
import { keyOfSaved } from './source-key.ts';

/** What the reader found in a resume's PDF. */
export interface ReadBack {
  /** The revision of the resume whose PDF was read. */
  revision: number;
  comparison: Comparison;
  /** The lines of text of each page, as the reader extracts them. */
  pages: string[][];
}

type Reading = Omit<ReadBack, 'revision'>;

/** At most a few hundred kilobytes each. In the memory of one process, like all caches of immutable data. */
const readings = createReadingCache<Reading>(50);

/** Fewer than one caller's places in the queue of readers, so that a burst from one address is refused before a PDF is made. */
const turns = createTurns({ perOwner: 4, refusal: 'rate-limited' });

/**
 * Makes the PDF of a saved resume as a download would, reads it, and compares what was found with the resume. The PDF itself is
 * neither returned nor stored. The result is cached until the resume changes.
 *
 * @param signal the caller waits no longer. When nobody waits for the result, reading ends, and the signal's reason is thrown.
 * @throws {DomainError} `not-found`, `invalid` for a resume that has nothing to print, `rate-limited`, `unavailable` when the PDF cannot
 *   be made or read now.
 * @throws {QueueFullError} while too many PDFs wait to be read.
 */
export async function readBack(context: RequestContext, uuid: string, signal?: AbortSignal): Promise<ReadBack> {
  const { resume, photoFileKey, revision } = await getResume(context, uuid);
  refuseBlank(resume);
  const done = { resume: { ...resume, isDone: true }, photoFileKey };
  const key = keyOfSaved(context, done, documentInfo(done.resume, context.config.site.name));
  const reading = await readings.get(key, (unwanted) => read(context, done, unwanted), signal);
  return { ...reading, revision };
}

async function read(
  context: RequestContext,
  stored: Pick<StoredResume, 'resume' | 'photoFileKey'>,
  unwanted: AbortSignal,
): Promise<Reading> {
  const id = ownerId(requireOwner(context));
  // Users are not limited by what visitors do at the same network address.
  if (!context.user) await context.limit('addressReadBacks');
  await context.limit('readBacks', id);
  return turns.run(turnKey(context), async () => {
    const { resume } = stored;
    const pages = await typesetPages(context, stored);
    unwanted.throwIfAborted();
    const info = documentInfo(resume, context.config.site.name);
    const { pdf } = await renderPdf(renderCall(context, id), { pages, info });
    const answer = await inReadingTurn(context, () => readResumePdf(pdf, { signal: unwanted }), unwanted);
    if ('reason' in answer) {
      context.log.warn({ resume: resume.uuid, reason: answer.reason }, 'our own PDF could not be read');
      throw new DomainError('unavailable');
    }
    return { comparison: compareFound(resume, answer.found), pages: itemLines(answer.items) };
  });
}
