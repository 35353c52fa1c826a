/** The levels of the Common European Framework of Reference for Languages, and a mother tongue. */
export const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;
