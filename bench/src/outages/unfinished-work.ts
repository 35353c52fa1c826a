import { readFile } from 'node:fs/promises';
import { createConnection } from 'mysql2/promise';
import { z } from 'zod';
import type { FragileCluster } from './shared-parts.ts';

const sandboxSchema = z.object({ intents: z.record(z.string(), z.object({ status: z.string() })) });

/** Work from before a moment that the product has not finished. */
export interface UnfinishedWork {
  /** Outbox messages that wait. */
  waiting: number;
  /** Outbox messages that were given up. */
  buried: number;
  /** Payments that the provider took, without access or a refund for the buyer. */
  unanswered: number;
}

/** @param before messages that were enqueued later are not counted. */
export async function unfinishedWork(
  { databaseUrl, cluster }: Pick<FragileCluster, 'databaseUrl' | 'cluster'>,
  before: Date,
): Promise<UnfinishedWork> {
  const stored = sandboxSchema.parse(JSON.parse(await readFile(cluster.sandboxData, 'utf8')));
  const taken = Object.entries(stored.intents).flatMap(([id, { status }]) => (status === 'succeeded' ? [id] : []));
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    const count = async (sql: string, values: (Date | string[])[]) => {
      const [rows] = await connection.query(sql, values);
      return Number((rows as { count: number }[])[0]!.count);
    };
    const waiting = await count(
      `SELECT COUNT(*) AS count FROM outbox
       WHERE state IN ('new', 'failed') AND createdAt < ? AND (tries > 0 OR nextTryAt < UTC_TIMESTAMP())`,
      [before],
    );
    const buried = await count("SELECT COUNT(*) AS count FROM outbox WHERE state = 'dead'", []);
    const answered =
      taken.length === 0
        ? 0
        : await count(
            `SELECT COUNT(DISTINCT attempt.providerRef) AS count FROM payment_attempts attempt JOIN orders ON orders.id = attempt.orderId
             WHERE attempt.providerRef IN (?) AND orders.state IN ('fulfilled', 'refunded')`,
            [taken],
          );
    return { waiting, buried, unanswered: taken.length - answered };
  } finally {
    await connection.end();
  }
}
