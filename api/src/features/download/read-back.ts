import { compareFound } from '@kreda/document/kinds/resume/checks/compare-found';
import type { Comparison } from '@kreda/document/kinds/resume/checks/comparison';
import { itemLines } from '@kreda/document/kinds/resume/checks/item-lines';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { readResumePdf } from '../reading/read-resume-pdf.ts';
import type { StoredResume } from '../resume/repo.ts';
import { getResume } from '../resume/service.ts';
import { documentInfo } from './document-info.ts';
import { createReadingCache } from './reading-cache.ts';
import { refuseBlank, renderCall, typesetPages } from './service.ts';
import { keyOfSaved } from './source-key.ts';

/** What a program read in a resume's PDF. */
export interface ReadBack {
  /** Of the resume that was read. */
  revision: number;
  comparison: Comparison;
  /** The lines of each page's text, as the program takes them out. */
  pages: string[][];
}

type Reading = Omit<ReadBack, 'revision'>;

/** Some hundred kilobytes each at most; of one process, like all caches of what never changes. */
const readings = createReadingCache<Reading>(50);

/**
 * In each process of the API: a PDF is read in a process of its own, of some 100 MB and half a second of a core. Nine that are read or
 * wait are held as bytes, a photo of 5 MB each at most.
 */
const readers = createFairQueue({ atOnce: 1, waiting: 8 });

/** Fewer than one caller's places in that queue, so that a burst from one address is cut off before anything is made. */
const turns = createTurns({ perOwner: 4, refusal: 'rate-limited' });

/**
 * Makes the PDF of a saved resume as it is downloaded, reads that PDF, and compares what was found with what was written. The PDF itself
 * is neither handed out nor filed. An unchanged resume is read once.
 *
 * @throws {DomainError} `not-found`, `invalid` for a resume that has nothing to print, `rate-limited`, `unavailable` when the PDF cannot
 *   be made or read now.
 * @throws {QueueFullError} while too many PDFs wait to be read already.
 */
export async function readBack(context: RequestContext, uuid: string): Promise<ReadBack> {
  const { resume, photoFileKey, revision } = await getResume(context, uuid);
  refuseBlank(resume);
  const done = { resume: { ...resume, isDone: true }, photoFileKey };
  const key = keyOfSaved(context, done, documentInfo(done.resume, context.config.site.name));
  const reading = await readings.get(key, () => read(context, done));
  return { ...reading, revision };
}

async function read(context: RequestContext, stored: Pick<StoredResume, 'resume' | 'photoFileKey'>): Promise<Reading> {
  const id = ownerId(requireOwner(context));
  // People with an account do not pay for a neighbour's visits.
  if (!context.user) await context.limit('addressReadBacks');
  await context.limit('readBacks', id);
  const key = turnKey(context);
  return turns.run(key, async () => {
    const { resume } = stored;
    const pages = await typesetPages(context, stored);
    const info = documentInfo(resume, context.config.site.name);
    const { pdf } = await renderPdf(renderCall(context, id), pages, info);
    const answer = await readers.run(key, () => readResumePdf(pdf));
    if ('reason' in answer) {
      context.log.warn({ resume: resume.uuid, reason: answer.reason }, 'our own PDF could not be read');
      throw new DomainError('unavailable');
    }
    return { comparison: compareFound(resume, answer.found), pages: itemLines(answer.items) };
  });
}
