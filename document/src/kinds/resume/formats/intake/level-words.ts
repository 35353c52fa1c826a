/** Words for levels: `exact` in lower case; `about` are approximate, and the first match counts. */
export interface LevelWords<L> {
  exact: ReadonlyMap<string, L>;
  about: readonly (readonly [RegExp, L])[];
}

/**
 * The level in a text, and the rest of the text: `C1` is a level alone, `C1, CAE` one with a description. Approximate words
 * stay in the description. The level is null if the text names none.
 */
export function readLevel<L>(text: string, { exact, about }: LevelWords<L>): { level: L | null; description: string } {
  const [, head = '', description = ''] = /^([^,]*)(?:,\s*(.*))?$/s.exec(text) ?? [];
  const level = exact.get(head.trim().toLowerCase());
  if (level !== undefined) return { level, description };
  const near = about.find(([pattern]) => pattern.test(text));
  return { level: near ? near[1] : null, description: text };
}
