import { hash, randomUUID } from 'node:crypto';
import type { DocumentInfo } from '@kreda/proto/renderer';
import type { Deps } from '../../context.ts';

/**
 * A cache key: a hash of everything that a PDF depends on. That is its source, its metadata and the release that makes it, since
 * another release may have other templates, fonts or painting. PDFs with equal keys are equal byte for byte.
 */
export type SourceKey = string;

/** Stands for the release where none is configured: then keys are valid as long as the process runs. */
const thisProcess = randomUUID();

/** @param kind tells keys of one kind of source from those of others, whose parts mean something else. */
export function sourceKeyOf(
  { config }: Pick<Deps, 'config'>,
  kind: 'saved' | 'pages' | 'letter',
  info: Partial<DocumentInfo>,
  parts: readonly unknown[],
): SourceKey {
  return hash('sha256', JSON.stringify([kind, config.release ?? thisProcess, info, ...parts]));
}
