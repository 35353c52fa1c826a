/** What the release before cannot live with, and why. */
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
 * The statements of a MySQL migration that the release before cannot live with, and that do not say by a marker why that does no
 * harm. While a release is rolled out both run on the same database: docs/operations.md has the rule.
 *
 * @returns a line each, with the reason.
 */
export function findContracting(sql: string): string[] {
  const statements = sql.split(/;[ \t]*$/m);
  const created = new Set([...sql.matchAll(/\bCREATE TABLE `([^`]+)`/gi)].map(([, name]) => name));
  return statements.flatMap((statement) => {
    if (MARKER.test(statement)) return [];
    const text = statement.replace(/^--.*$/gm, '').trim();
    // Of a table that the release before does not know.
    const table = /^(?:ALTER TABLE|CREATE TABLE|CREATE (?:UNIQUE )?INDEX `[^`]+` ON) `([^`]+)`/i.exec(text)?.[1];
    if (created.has(table)) return [];
    return CONTRACTIONS.filter(({ pattern }) => pattern.test(text)).map(({ why }) => `${text.split('\n')[0]}: ${why}`);
  });
}
