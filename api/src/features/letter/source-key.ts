import { hash, randomUUID } from 'node:crypto';
import type { DocumentInfo } from '@kreda/proto/renderer';
import type { RequestContext } from '../../context.ts';
import type { StoredResume } from '../resume/repo.ts';
import type { StoredLetter } from './repo.ts';

/** Stands for the release where none is configured: then keys are valid as long as the process runs. */
const thisProcess = randomUUID();

/**
 * The cache key of a letter's PDF: a hash of everything that it depends on. That is the letter, the resume whose person and design it
 * has, their files, the metadata, and the release that makes it. PDFs with equal keys are equal byte for byte.
 */
export function letterSourceKey(
  { config }: Pick<RequestContext, 'config'>,
  { letter, signatureFileKey }: Pick<StoredLetter, 'letter' | 'signatureFileKey'>,
  { resume }: Pick<StoredResume, 'resume'>,
  info: Partial<DocumentInfo>,
): string {
  const release = config.release ?? thisProcess;
  return hash('sha256', JSON.stringify(['letter', release, info, letter, signatureFileKey, resume]));
}
