/** Letters and what they become at the beginning of a word, if it differs. */
const ROMANISED: Readonly<Record<string, readonly [string, string?]>> = {
  а: ['a'],
  б: ['b'],
  в: ['v'],
  г: ['h'],
  ґ: ['g'],
  д: ['d'],
  е: ['e'],
  є: ['ie', 'ye'],
  ж: ['zh'],
  з: ['z'],
  и: ['y'],
  і: ['i'],
  ї: ['i', 'yi'],
  й: ['i', 'y'],
  к: ['k'],
  л: ['l'],
  м: ['m'],
  н: ['n'],
  о: ['o'],
  п: ['p'],
  р: ['r'],
  с: ['s'],
  т: ['t'],
  у: ['u'],
  ф: ['f'],
  х: ['kh'],
  ц: ['ts'],
  ч: ['ch'],
  ш: ['sh'],
  щ: ['shch'],
  ю: ['iu', 'yu'],
  я: ['ia', 'ya'],
  ь: [''],
};

/**
 * A Ukrainian name as passports and mail addresses write it, in small Latin letters (Cabinet of Ministers of Ukraine, resolution 55 of 27
 * January 2010). Null for a name with other letters.
 */
export function romaniseUkrainian(name: string): string | null {
  const letters = [...name.normalize('NFC').toLowerCase().replaceAll('зг', 'з\u0000г')];
  let result = '';
  for (const [index, letter] of letters.entries()) {
    // Зг is written zgh, so that it is not read as ж.
    if (letter === '\u0000') continue;
    const [inside, first = inside] = ROMANISED[letter] ?? [];
    if (inside === undefined) return null;
    const isAfterZ = letters[index - 1] === '\u0000';
    result += isAfterZ ? 'gh' : index === 0 ? first : inside;
  }
  return result;
}
