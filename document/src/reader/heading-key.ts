/** The key by which headings are compared: letters alone. */
export function headingKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['ʼ`]/g, '’')
    .replace(/[^\p{L}’]+/gu, '');
}
