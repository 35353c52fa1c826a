/** The channels red, green and blue of `#rrggbb`, 0 to 255. */
function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours: `share` of the first, 0 to 1, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return toHex(channels(first).map((part, index) => part * share + other[index]! * (1 - share)));
}

/** Perceived brightness, 0 to 255 (ITU-R BT.601). Integer weights give exactly the same result in all JavaScript engines. */
function brightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

export function isDark(color: string): boolean {
  return brightness(color) < 150;
}

/** A readable text colour for a background. */
export function textOn(background: string): string {
  return isDark(background) ? '#ffffff' : '#1f2933';
}

/**
 * Linear light of a channel, 0 to 1. The sRGB curve is approximated by a polynomial, since powers differ in the last bit between JavaScript
 * engines.
 */
function linear(share: number): number {
  return share * (share * (share * 0.305306011 + 0.682171111) + 0.012522878);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((part) => linear(part / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Minimum contrast of text, and of large text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

/** Darkens or lightens a colour as little as necessary for readable text on the background. */
export function readableOn(background: string, color: string, minContrast = TEXT_CONTRAST): string {
  const away = isDark(background) ? '#ffffff' : '#000000';
  let share = 1;
  while (share > 0 && contrast(mix(color, away, share), background) < minContrast) share -= 0.05;
  return mix(color, away, Math.max(0, share));
}
