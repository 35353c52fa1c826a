/** Red, green and blue, 0 to 255, of `#rrggbb`. */
function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of the first colour, the rest of the second; 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return toHex(channels(first).map((part, index) => part * share + other[index]! * (1 - share)));
}

/** Perceived brightness, 0 to 255 (ITU-R BT.601): integer weights, so that every engine agrees to the last bit. */
function brightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

export function isDark(color: string): boolean {
  return brightness(color) < 150;
}

/** The text colour that reads on a background. */
export function textOn(background: string): string {
  return isDark(background) ? '#ffffff' : '#1f2933';
}

/** Linear light of a channel of 0 to 1: a polynomial of sRGB's curve, since powers differ between engines in the last bit. */
function linear(share: number): number {
  return share * (share * (share * 0.305306011 + 0.682171111) + 0.012522878);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((part) => linear(part / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** What running text needs (WCAG 2.2, 1.4.3), and what large text needs. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

/** The colour, darkened or lightened just so far that text in it reads on the background. */
export function readableOn(background: string, color: string, least = TEXT_CONTRAST): string {
  const away = isDark(background) ? '#ffffff' : '#000000';
  let share = 1;
  while (share > 0 && contrast(mix(color, away, share), background) < least) share -= 0.05;
  return mix(color, away, Math.max(0, share));
}
