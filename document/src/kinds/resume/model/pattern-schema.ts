import { z } from 'zod';
import { PATTERN_SLUGS } from './patterns.ts';

/** The slug of a template. */
export const patternSchema = z.enum(PATTERN_SLUGS);
