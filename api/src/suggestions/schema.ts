import { z } from 'zod';
import { SUGGESTED_SECTIONS } from './service.ts';

export const suggestedSectionSchema = z.enum(SUGGESTED_SECTIONS);

/** Words that name a position; empty: none. */
export const searchSchema = z.string().max(200, 'The text can have at most 200 characters');
