/** CSS px of a length in millimetres: 96 px to 25.4 mm. */
export function mm(millimetres: number): number {
  return (millimetres * 96) / 25.4;
}

/**
 * The margins of letters. 25 mm at the left are those of DIN 5008:2020, and one inch at all sides is usual in British and American block
 * letters (25.4 mm). `besideRail` is at the right of templates with a coloured rail at the left, which takes its room from the text.
 */
export const MARGIN_PX = { side: mm(25), besideRail: mm(20), top: mm(18), foot: mm(20) } as const;

/**
 * DIN 5008:2020, form B: the letterhead is 45 mm high. Below it the address field, 85 × 45 mm at 20 mm from the left, whose upper 17.7 mm are
 * for notes and the return address, and whose lower 27.3 mm for the recipient; its text is 5 mm from its edge, which is the text's margin.
 * The information block begins 50 mm below the page's top and 125 mm from its left edge, 75 mm wide. The subject begins 98.46 mm below the top.
 */
export const DIN_5008 = {
  fieldTopPx: mm(45),
  fieldPx: mm(45),
  fieldWidthPx: mm(80),
  notesPx: mm(17.7),
  informationTopPx: mm(50),
  informationXPx: mm(125),
  informationWidthPx: mm(75),
  belowFieldPx: mm(8.46),
} as const;

/**
 * Polish letters: place and date at the upper right, the recipient in the right half, the signature in the middle of the right half, and
 * enclosures at the left. There is no standard in force; that is the order that schools of office work teach, after the withdrawn
 * PN-78/U-01600. Date, recipient and closing share one left edge, at this share of the text's width.
 */
export const POLISH_AXIS = 0.53;

/** The largest signature: a written one is seldom wider or higher. */
export const SIGNATURE_PX = { widthPx: mm(55), heightPx: mm(17) } as const;
