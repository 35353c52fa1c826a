import { parentPort } from 'node:worker_threads';
import { createShaper } from '@kreda/document/engine/text/shaper';
import { TooManyPagesError } from '@kreda/document/engine/too-many-pages';
import type { ContractDocument } from '@kreda/document/kinds/contract/contract';
import { createContractTypesetter } from '@kreda/document/kinds/contract/typeset-contract';
import type { FileContent } from '@kreda/document/kinds/format';
import type { Invoice, KsefMark } from '@kreda/document/kinds/invoice/invoice';
import { createInvoiceTypesetter } from '@kreda/document/kinds/invoice/typeset-invoice';
import { loadLetterData } from '@kreda/document/kinds/letter/letter-data';
import type { LetterOfResume } from '@kreda/document/kinds/letter/model/letter';
import { createLetterTypesetter, type LetterOptions } from '@kreda/document/kinds/letter/typeset-letter';
import { type AttachedFile, attachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import { RESUME_FORMATS, type ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter, type TypesetOptions } from '@kreda/document/kinds/resume/typeset';
import { loadTypesetData } from '@kreda/document/kinds/resume/typeset-data';
import { readFonts } from './fonts.ts';
import { subsetFont } from './subset-font.ts';

/** A job for the worker. */
export type TypesetWork =
  | { resume: Resume; options: Pick<TypesetOptions, 'photo' | 'maxPages'> }
  | { resume: Resume; format: ResumeFormat; photo: Uint8Array | null }
  | { attached: Resume; photo: string | null }
  | { source: LetterOfResume; options: Pick<LetterOptions, 'signature' | 'maxPages'> }
  | { invoice: Invoice; ksef: KsefMark | null }
  | { contract: ContractDocument };
/** The result of a job. `maxPages`: the resume has more pages than that; `error` is a message for the log. */
export type TypesetAnswer =
  | { pages: string[] }
  | { file: FileContent }
  | { attachment: AttachedFile }
  | { maxPages: number }
  | { error: string };

const fonts = [...readFonts().values()];
// One for both: each shaper holds its fonts in memory.
const shaper = createShaper(fonts);
const typesetter = createTypesetter(fonts, shaper);
const letterTypesetter = createLetterTypesetter(fonts, shaper);
const invoiceTypesetter = createInvoiceTypesetter(fonts);
const contractTypesetter = createContractTypesetter(fonts);

parentPort?.on('message', async (job: TypesetWork) => {
  parentPort?.postMessage(await answer(job));
});

async function answer(job: TypesetWork): Promise<TypesetAnswer> {
  try {
    if ('invoice' in job) return { pages: invoiceTypesetter.typeset(job.invoice, job.ksef) };
    if ('contract' in job) return { pages: contractTypesetter.typeset(job.contract) };
    if ('attached' in job) return { attachment: attachedResume(job.attached, job.photo) };
    if ('source' in job) {
      const { source, options } = job;
      const data = await loadLetterData(source.letter, source.resume);
      return { pages: letterTypesetter.typeset(source, { ...options, ...data }).pages };
    }
    if ('format' in job) {
      const { resume, format, photo } = job;
      return { file: await RESUME_FORMATS[format].write(resume, { photo, fonts, subsetFont }) };
    }
    const { resume, options } = job;
    return { pages: typesetter.typeset(resume, { ...options, ...(await loadTypesetData(resume)) }).pages };
  } catch (error) {
    if (error instanceof TooManyPagesError) return { maxPages: error.maxPages };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
