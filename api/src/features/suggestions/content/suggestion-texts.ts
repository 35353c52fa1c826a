/** Texts that a user inserts into a section by a click. Each is complete and true for many people. */
interface SuggestionTexts {
  /** Whole summaries of two or three sentences, in gender-neutral words. */
  readonly summary: readonly string[];
  /** Duties and results as list items: one sentence each, without a full stop. */
  readonly experiences: readonly string[];
  /** Names of skills, one to three words. */
  readonly skills: readonly string[];
  /** Names of programs. */
  readonly software: readonly string[];
}

/** Texts for every occupation. Only these have interests, which do not depend on one. */
export interface GeneralSuggestions extends SuggestionTexts {
  readonly interests: readonly string[];
}

/** Texts for one occupation. */
export interface PositionSuggestions extends SuggestionTexts {
  /** Its titles, the most common first, in both genders where the language has them. A search matches any of them. */
  readonly titles: readonly [string, ...string[]];
}
