import type { Statements } from './statements.ts';

/**
 * Counts `points` for a key, in a new window of `durationMs` if it has none or its window has ended. One statement, so that concurrent
 * attempts of all processes are counted.
 *
 * @returns the points in the window, these included.
 */
export async function countPoints(
  sql: Statements,
  key: string,
  { points, durationMs, now }: { points: number; durationMs: number; now: Date },
): Promise<number> {
  const expire = new Date(now.getTime() + durationMs);
  if (sql.dialect === 'mysql') {
    // MySQL assigns from left to right: `points` still sees the old `expire`. LAST_INSERT_ID is 0 for an inserted row.
    const counted = await sql.changeForId(
      `INSERT INTO rate_limits (\`key\`, points, expire) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE
         points = LAST_INSERT_ID(IF(expire <= ?, ?, points + ?)), expire = IF(expire <= ?, ?, expire)`,
      [key, points, expire, now, points, points, now, expire],
    );
    return counted === 0 ? points : counted;
  }
  const [row] = await sql.rows(
    `INSERT INTO rate_limits (\`key\`, points, expire) VALUES (?, ?, ?) ON CONFLICT (\`key\`) DO UPDATE SET
       points = CASE WHEN expire <= ? THEN ? ELSE points + ? END, expire = CASE WHEN expire <= ? THEN ? ELSE expire END
     RETURNING points`,
    [key, points, expire, now, points, points, now, expire],
  );
  return Number(row?.[0]);
}

/** When the key's window ends; null without a window. */
export async function selectWindowEnd(sql: Statements, key: string): Promise<Date | null> {
  const [row] = await sql.rows('SELECT expire FROM rate_limits WHERE `key` = ?', [key]);
  return row && row[0] !== null ? new Date(row[0] as string) : null;
}
