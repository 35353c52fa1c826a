/** The size of a page in CSS px at 96 dpi. */
export interface PageSize {
  widthPx: number;
  heightPx: number;
}

/** The sizes of paper (specification, section 9). */
export const PAPERS = {
  a4: { widthPx: 794, heightPx: 1123 },
  letter: { widthPx: 816, heightPx: 1056 },
} as const satisfies Record<string, PageSize>;
export type Paper = keyof typeof PAPERS;
