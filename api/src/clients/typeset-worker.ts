import { parentPort } from 'node:worker_threads';
import { hyphenatorLanguage } from '@kreda/document/hyphenator-language';
import type { Invoice } from '@kreda/document/invoice/invoice';
import { createInvoiceTypesetter } from '@kreda/document/invoice/typeset-invoice';
import type { Resume } from '@kreda/document/model/resume';
import { loadHyphenator } from '@kreda/document/text/hyphenator';
import { createTypesetter, type TypesetOptions } from '@kreda/document/typeset';
import { readFonts } from './fonts.ts';

/** What the worker is asked, and what it answers; `error` is a message for the log. */
export type TypesetWork = { resume: Resume; options: Pick<TypesetOptions, 'photo'> } | { invoice: Invoice };
export type TypesetJob = { id: number } & TypesetWork;
export type TypesetAnswer = { id: number; pages: string[] } | { id: number; error: string };

const fonts = [...readFonts().values()];
const typesetter = createTypesetter(fonts);
const invoiceTypesetter = createInvoiceTypesetter(fonts);

parentPort?.on('message', async (job: TypesetJob) => {
  parentPort?.postMessage(await answer(job));
});

async function answer(job: TypesetJob): Promise<TypesetAnswer> {
  const { id } = job;
  try {
    if ('invoice' in job) return { id, pages: invoiceTypesetter.typeset(job.invoice) };
    const { resume, options } = job;
    const language = hyphenatorLanguage(resume);
    const hyphenator = language ? await loadHyphenator(language) : null;
    return { id, pages: typesetter.typeset(resume, { ...options, ...(hyphenator ? { hyphenator } : {}) }).pages };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
