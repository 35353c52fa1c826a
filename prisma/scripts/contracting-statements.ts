/** Statements that break the previous release, and why. */
const CONTRACTIONS: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\bDROP TABLE\b/i, why: 'the release before reads the table' },
  { pattern: /\bDROP COLUMN\b/i, why: 'the release before reads the column' },
  { pattern: /\bRENAME\b|\bCHANGE COLUMN\b/i, why: 'the release before knows the old name' },
  { pattern: /\bMODIFY COLUMN\b/i, why: 'the release before writes what the column took until now' },
  {
    pattern: /\bADD COLUMN `[^`]+` (?![^\n]*\bDEFAULT\b)[^\n]*\bNOT NULL\b/i,
    why: 'the release before writes rows without the column',
  },
  {
    pattern: /\bADD UNIQUE INDEX\b|\bCREATE UNIQUE INDEX\b/i,
    why: 'the release before writes what is no longer unique',
  },
  { pattern: /\bADD CONSTRAINT\b/i, why: 'the release before writes rows that refer to nothing' },
];

/** `-- contract: since release 12 nothing reads it`, in a line of its own before the statement. */
const MARKER = /^-- contract: \S.*$/m;

/**
 * Finds the statements of a MySQL migration that break the previous release and have no marker that says why they are safe.
 * During a rollout both releases use the same database: docs/operations.md has the rule.
 *
 * @returns one line per statement, with the reason.
 */
export function findContracting(sql: string): string[] {
  const statements = sql.split(/;[ \t]*$/m);
  const created = new Set([...sql.matchAll(/\bCREATE TABLE `([^`]+)`/gi)].map(([, name]) => name));
  return statements.flatMap((statement) => {
    if (MARKER.test(statement)) return [];
    const text = statement.replace(/^--.*$/gm, '').trim();
    // The previous release does not know tables that this migration creates.
    const table = /^(?:ALTER TABLE|CREATE TABLE|CREATE (?:UNIQUE )?INDEX `[^`]+` ON) `([^`]+)`/i.exec(text)?.[1];
    if (created.has(table)) return [];
    return CONTRACTIONS.filter(({ pattern }) => pattern.test(text)).map(({ why }) => `${text.split('\n')[0]}: ${why}`);
  });
}
