/** The text without line breaks and tabs, which a field of one line cannot have. */
export function oneLine(text: string): string {
  // Not /\s*[\t\n\r]\s*/, which looks through a run of spaces again from each of its spaces.
  return text.replace(/\s+/g, (spaces) => (/[\t\n\r]/.test(spaces) ? ' ' : spaces)).trim();
}
