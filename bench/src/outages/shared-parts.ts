import { type CuttableProxy, startCuttableProxy } from '@kreda/api/testing/cuttable-proxy';
import { createMysql } from '@kreda/api/testing/databases';
import { type MailServer, startMailServer } from '@kreda/api/testing/mail-server';
import { startS3Server } from '@kreda/api/testing/s3-server';
import { type Cluster, caddy, startCluster } from '../load/cluster.ts';

/** What all APIs share. */
export const PARTS = ['database', 'storage', 'renderer', 'mail', 'provider'] as const;
export type Part = (typeof PARTS)[number];

/**
 * How a part fails: its connections break and new ones are refused; nothing comes back on any, and none is closed; or each piece that is
 * sent or answered takes SLOW_MS longer.
 */
export const FAULTS = ['away', 'hung', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

export const SLOW_MS = 400;

/** A cluster each of whose shared parts can fail and be mended. */
export interface FragileCluster {
  cluster: Cluster;
  /** Its database by a way that never fails. */
  databaseUrl: string;
  mail: MailServer;
  fail(part: Part, fault: Fault): Promise<void>;
  mend(part: Part): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Two APIs and two renderers over a database, an S3, a mail server and a payment provider's sandbox, behind Caddy.
 *
 * @param programs.caddy where Caddy lies.
 */
export async function startFragileCluster(serverUrl: string, programs: { caddy: string }): Promise<FragileCluster> {
  const ways = Object.fromEntries(PARTS.map((part) => [part, []])) as unknown as Record<Part, CuttableProxy[]>;
  const broken = new Map<Part, Fault>();
  const wayTo = async (part: Part, port: number, host = '127.0.0.1') => {
    const way = await startCuttableProxy({ host, port });
    ways[part].push(way);
    return way.port;
  };
  const mend = async (part: Part) => {
    for (const way of ways[part]) await (broken.get(part) === 'away' ? way.mend() : way.goOn());
    broken.delete(part);
  };

  const database = await createMysql(serverUrl);
  const files = await startS3Server();
  const mail = await startMailServer();
  const url = new URL(database.url);
  url.host = `127.0.0.1:${await wayTo('database', Number(url.port || 3306), url.hostname)}`;
  const storage = new URL(files.settings.endpoint);
  storage.port = String(await wayTo('storage', Number(storage.port)));

  let cluster: Cluster | undefined;
  const stop = async () => {
    for (const part of broken.keys()) await mend(part);
    await cluster?.stop();
    for (const way of Object.values(ways).flat()) await way.cut();
    await mail.stop();
    await files.dispose();
    await database.drop();
  };
  try {
    cluster = await startCluster(url.href, caddy(programs.caddy), {
      wayTo,
      environment: {
        ...files.environment,
        S3_ENDPOINT: storage.origin,
        SMTP_URL: `smtp://127.0.0.1:${await wayTo('mail', mail.port)}`,
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    cluster,
    databaseUrl: database.url,
    mail,
    mend,
    stop,
    async fail(part, fault) {
      broken.set(part, fault);
      for (const way of ways[part]) {
        if (fault === 'away') await way.cut();
        else if (fault === 'hung') way.hang();
        else way.slow(SLOW_MS);
      }
    },
  };
}
