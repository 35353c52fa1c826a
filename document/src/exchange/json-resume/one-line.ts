/** The text without line breaks and tabs, which a field of one line cannot have. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\t\n\r]\s*/g, ' ').trim();
}
