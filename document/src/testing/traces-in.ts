/**
 * Which of the words and numbers stand in a text as whole words, in any letter case and without marks. It shares no code with what takes
 * them out.
 */
export function tracesIn(text: string, tokens: readonly string[]): string[] {
  const plain = plainForm(text);
  const digits = plain.replace(/[\s().-]/g, '');
  return tokens.filter((token) => {
    const wanted = plainForm(token);
    if (/^\d+$/.test(wanted)) return digits.includes(wanted);
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${wanted.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'u',
    ).test(plain);
  });
}

function plainForm(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b]/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
}
