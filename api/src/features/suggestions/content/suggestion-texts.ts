/** Texts to click into a section instead of typing them. Each stands on its own and is true for many people as it is. */
interface SuggestionTexts {
  /** Whole summaries of two or three sentences, written so that no gender shows. */
  readonly summary: readonly string[];
  /** Duties and results, one sentence each, without a closing full stop, as a list's items. */
  readonly experiences: readonly string[];
  /** Names of skills, one to three words. */
  readonly skills: readonly string[];
  /** Names of programs. */
  readonly software: readonly string[];
}

/** What suits everybody; interests do not depend on a position. */
export interface GeneralSuggestions extends SuggestionTexts {
  readonly interests: readonly string[];
}

/** What suits one occupation. */
export interface PositionSuggestions extends SuggestionTexts {
  /** How people call it, the usual name first; both genders where the language has them. Found by any of them. */
  readonly titles: readonly [string, ...string[]];
}
