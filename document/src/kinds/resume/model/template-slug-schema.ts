import { z } from 'zod';
import { TEMPLATE_SLUGS } from './templates-by-slug.ts';

/** The slug of a template. */
export const templateSlugSchema = z.enum(TEMPLATE_SLUGS);
