import { parentPort } from 'node:worker_threads';
import type { Resume } from '@kreda/document/model/resume';
import { createTypesetter, type TypesetOptions } from '@kreda/document/typeset';
import { readFonts } from './fonts.ts';

/** What the worker is asked, and what it answers; `error` is a message for the log. */
export interface TypesetJob {
  id: number;
  resume: Resume;
  options: TypesetOptions;
}
export type TypesetAnswer = { id: number; pages: string[] } | { id: number; error: string };

const typesetter = createTypesetter([...readFonts().values()]);

parentPort?.on('message', ({ id, resume, options }: TypesetJob) => {
  parentPort?.postMessage(answer(id, resume, options));
});

function answer(id: number, resume: Resume, options: TypesetOptions): TypesetAnswer {
  try {
    return { id, pages: typesetter.typeset(resume, options).pages };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
