import type { FoundPlace } from '../../../../reader/found-resume.ts';

/** A text that was read from the pages for one field. */
export interface Fact {
  text: string;
  /** Where it stands; null if it was put together from several places. */
  place: FoundPlace | null;
  /** From 0 to 1. */
  confidence: number;
}
