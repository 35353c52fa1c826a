import path from 'node:path';
import type { Deps } from '../../context.ts';
import { importMagazine } from './import-magazine.ts';
import { hasPosts } from './repo.ts';

/** The posts that come with the product. */
export const SEEDED_MAGAZINE = path.resolve(import.meta.dirname, '../../../../prisma/content/magazine');

/** Fills an empty magazine with the posts that come with the product. A magazine that has posts stays unchanged. */
export async function seedMagazine(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  if (!(await hasPosts(deps.db))) await importMagazine(deps, SEEDED_MAGAZINE);
}
