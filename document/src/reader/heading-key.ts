/** The key by which headings are compared: letters alone. */
export function headingKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['ʼ`]/g, '’')
    .replace(/[^\p{L}’]+/gu, '');
}

/** A label without what is in parentheses: "Surname(s)", "Daten (von – bis)", "Level (if appropriate)". */
export function withoutEndings(text: string): string {
  return text.replace(/\s?\([^()]{1,20}\)/gu, '');
}
