import { parentPort } from 'node:worker_threads';
import type { Resume } from '@kreda/document/model/resume';
import { loadHyphenator } from '@kreda/document/text/hyphenator';
import { createTypesetter, type TypesetOptions } from '@kreda/document/typeset';
import { readFonts } from './fonts.ts';

/** What the worker is asked, and what it answers; `error` is a message for the log. */
export interface TypesetJob {
  id: number;
  resume: Resume;
  options: Pick<TypesetOptions, 'photo'>;
}
export type TypesetAnswer = { id: number; pages: string[] } | { id: number; error: string };

const typesetter = createTypesetter([...readFonts().values()]);

parentPort?.on('message', async (job: TypesetJob) => {
  parentPort?.postMessage(await answer(job));
});

async function answer({ id, resume, options }: TypesetJob): Promise<TypesetAnswer> {
  try {
    const hyphenator = resume.pageSetup.hyphenation ? await loadHyphenator(resume.language) : null;
    return { id, pages: typesetter.typeset(resume, { ...options, ...(hyphenator ? { hyphenator } : {}) }).pages };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
