/** How closely a letter is set. Factors on the design's own measures. */
export interface LetterSetting {
  /** Gaps between paragraphs, and between the letter's parts. */
  gaps: number;
  leading: number;
  text: number;
  /** Which of the head's settings is used at least: 0 is as designed. */
  head: number;
  /** The foot's margin. */
  foot: number;
  /** The share of the page that the text may fill in this setting. 1 if absent. */
  mostFilled?: number;
}

export const AS_DESIGNED: LetterSetting = { gaps: 1, leading: 1, text: 1, head: 0, foot: 1 };

/**
 * From the airiest to the tightest setting. Short letters get wider gaps, so that they do not hang at the page's top. Long ones get smaller
 * gaps first, then line heights, the head and the foot, and last smaller text, never below 12 px (9 pt). Each setting takes no more height
 * than the one before.
 */
export const LETTER_SETTINGS: readonly LetterSetting[] = [
  { gaps: 1.5, leading: 1.06, text: 1, head: 0, foot: 1, mostFilled: 0.72 },
  { gaps: 1.25, leading: 1.03, text: 1, head: 0, foot: 1, mostFilled: 0.82 },
  AS_DESIGNED,
  { gaps: 0.88, leading: 1, text: 1, head: 0, foot: 1 },
  { gaps: 0.76, leading: 1, text: 1, head: 0, foot: 1 },
  { gaps: 0.7, leading: 0.97, text: 1, head: 1, foot: 0.95 },
  { gaps: 0.64, leading: 0.94, text: 1, head: 1, foot: 0.9 },
  { gaps: 0.58, leading: 0.92, text: 1, head: 2, foot: 0.85 },
  { gaps: 0.55, leading: 0.91, text: 0.98, head: 2, foot: 0.82 },
  { gaps: 0.52, leading: 0.9, text: 0.96, head: 2, foot: 0.8 },
  { gaps: 0.5, leading: 0.9, text: 0.94, head: 3, foot: 0.78 },
  { gaps: 0.48, leading: 0.9, text: 0.92, head: 3, foot: 0.76 },
  { gaps: 0.46, leading: 0.9, text: 0.9, head: 3, foot: 0.74 },
  { gaps: 0.44, leading: 0.89, text: 0.87, head: 3, foot: 0.72 },
  { gaps: 0.42, leading: 0.88, text: 0.84, head: 3, foot: 0.7 },
];

/** Text is never set smaller, px: 9 pt. */
export const MIN_TEXT_PX = 12;
