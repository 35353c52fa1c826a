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

/** The colour, darkened or lightened just so far that text in it reads on the background. */
export function readableOn(background: string, color: string): string {
  const away = isDark(background) ? '#ffffff' : '#000000';
  let share = 1;
  while (share > 0.3 && Math.abs(brightness(mix(color, away, share)) - brightness(background)) < 110) share -= 0.05;
  return mix(color, away, share);
}
