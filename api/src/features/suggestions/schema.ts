import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';

/** The sections that texts are suggested for. */
export const suggestedSectionSchema = z.enum([
  'summary',
  'experiences',
  'skills',
  'software',
  'interests',
  'languages',
]);
export type SuggestedSection = z.infer<typeof suggestedSectionSchema>;

/** Words that name a position; may be empty. */
export const searchSchema = z.string().max(200, sentenceOf({ code: 'text-too-long', max: 200 }));

/** Texts to choose from (specification, section 3). */
const suggestionBlockSchema = z.strictObject({ title: z.string(), items: z.array(z.string()).readonly() });
export type SuggestionBlock = z.infer<typeof suggestionBlockSchema>;

export const suggestionsSchema = z.strictObject({
  /** Texts that suit every position. */
  default: suggestionBlockSchema,
  /** Texts for the position that was searched for; no items for an unknown one. */
  data: suggestionBlockSchema,
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
