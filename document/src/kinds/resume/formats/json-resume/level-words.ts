/** Words for a level: those that mean exactly it, lower case, and patterns of those that mean about it, first match first. */
export interface LevelWords<L> {
  exact: ReadonlyMap<string, L>;
  about: readonly (readonly [RegExp, L])[];
}

/**
 * The level that a text speaks of and what else it says: `C1` is a level alone, `C1, CAE` one with a description. Words that
 * only come near a level stay in the description. Null for a text that speaks of none.
 */
export function readLevel<L>(text: string, { exact, about }: LevelWords<L>): { level: L | null; description: string } {
  const [, head = '', description = ''] = /^([^,]*)(?:,\s*(.*))?$/s.exec(text) ?? [];
  const level = exact.get(head.trim().toLowerCase());
  if (level !== undefined) return { level, description };
  const near = about.find(([pattern]) => pattern.test(text));
  return { level: near ? near[1] : null, description: text };
}
