/** The text without line breaks and tabs, which single-line fields cannot have. */
export function oneLine(text: string): string {
  // Not /\s*[\t\n\r]\s*/: its time is quadratic in the length of a run of spaces.
  return text.replace(/\s+/g, (spaces) => (/[\t\n\r]/.test(spaces) ? ' ' : spaces)).trim();
}
