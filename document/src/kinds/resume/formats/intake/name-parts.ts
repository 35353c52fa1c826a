/** The parts of a person's name: the last word is the last name, unless it is the only one. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' };
}
