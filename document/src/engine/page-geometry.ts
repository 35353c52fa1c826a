/** A4 at 96 dpi, CSS px (specification, section 9). */
export const PAGE_WIDTH_PX = 794;
export const PAGE_HEIGHT_PX = 1123;
