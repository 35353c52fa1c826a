import type { Outputs } from '../../lib/trpc.ts';

/** A resume in the list of the user's documents. */
export type StoredResume = Outputs['resume']['list'][number];
