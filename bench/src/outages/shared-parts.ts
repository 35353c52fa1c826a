import { type CuttableProxy, startCuttableProxy } from '@kreda/api/testing/cuttable-proxy';
import { createMysql } from '@kreda/api/testing/databases';
import { type MailServer, startMailServer } from '@kreda/api/testing/mail-server';
import { startS3Server } from '@kreda/api/testing/s3-server';
import { type Cluster, caddy, startCluster } from '../load/cluster.ts';

/** The parts that all APIs share. */
export const PARTS = ['database', 'storage', 'renderer', 'mail', 'provider'] as const;
export type Part = (typeof PARTS)[number];

/**
 * How a part fails:
 * - `away`: its connections break and new ones are refused;
 * - `hung`: connections stay open without any answer;
 * - `slow`: data takes SLOW_MS longer in each direction.
 */
export const FAULTS = ['away', 'hung', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

export const SLOW_MS = 400;

/** A cluster whose shared parts can fail and be repaired. */
export interface FragileCluster {
  cluster: Cluster;
  /** The database's own address, without the proxy that fails. */
  databaseUrl: string;
  mail: MailServer;
  fail(part: Part, fault: Fault): Promise<void>;
  repair(part: Part): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Two APIs and two renderers over a database, an S3, a mail server and a payment provider's sandbox, behind Caddy.
 *
 * @param programs.caddy the path of Caddy.
 */
export async function startFragileCluster(serverUrl: string, programs: { caddy: string }): Promise<FragileCluster> {
  const proxies = Object.fromEntries(PARTS.map((part) => [part, []])) as unknown as Record<Part, CuttableProxy[]>;
  const broken = new Map<Part, Fault>();
  const proxyPortOf = async (part: Part, port: number, host = '127.0.0.1') => {
    const proxy = await startCuttableProxy({ host, port });
    proxies[part].push(proxy);
    return proxy.port;
  };
  const repair = async (part: Part) => {
    for (const proxy of proxies[part]) await (broken.get(part) === 'away' ? proxy.mend() : proxy.goOn());
    broken.delete(part);
  };

  const database = await createMysql(serverUrl);
  const files = await startS3Server();
  const mail = await startMailServer();
  const url = new URL(database.url);
  url.host = `127.0.0.1:${await proxyPortOf('database', Number(url.port || 3306), url.hostname)}`;
  const storage = new URL(files.settings.endpoint);
  storage.port = String(await proxyPortOf('storage', Number(storage.port)));

  let cluster: Cluster | undefined;
  const stop = async () => {
    for (const part of broken.keys()) await repair(part);
    await cluster?.stop();
    for (const proxy of Object.values(proxies).flat()) await proxy.cut();
    await mail.stop();
    await files.dispose();
    await database.drop();
  };
  try {
    cluster = await startCluster(url.href, caddy(programs.caddy), {
      proxyPortOf,
      environment: {
        ...files.environment,
        S3_ENDPOINT: storage.origin,
        SMTP_URL: `smtp://127.0.0.1:${await proxyPortOf('mail', mail.port)}`,
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
    repair,
    stop,
    async fail(part, fault) {
      broken.set(part, fault);
      for (const proxy of proxies[part]) {
        if (fault === 'away') await proxy.cut();
        else if (fault === 'hung') proxy.hang();
        else proxy.slow(SLOW_MS);
      }
    },
  };
}
