import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMysql } from '@kreda/api/testing/databases';
import type { Buyer } from '@kreda/e2e/buyer';
import { connectRenderer } from '@kreda/proto/renderer';
import { sample, withKeystroke } from '../sample.ts';
import { startCluster } from './cluster.ts';
import { failoverProxy } from './failover-proxy.ts';
import { readProcessUse } from './process-use.ts';
import { simulateBrowser } from './simulated-browser.ts';

/** Enough for the downloads of warm-up and measurement: a user may download 200 times in ten minutes. */
const USERS = 5;

/** A running checkout of the project with some users. `run` numbers the repetitions of a task; each types other words. */
export interface Checkout {
  name: string;
  tasks: Record<TaskName, (run: number) => Promise<unknown>>;
  /** The processor time of its APIs and of its renderers so far, in seconds. */
  cpuSeconds(): Promise<{ api: number; renderer: number }>;
  /** The current and the peak resident memory of each of its processes, in MB. */
  memory(): Promise<{ process: string; rssMb: number; peakMb: number }[]>;
  stop(): Promise<void>;
}

export type TaskName = 'render' | 'save' | 'read' | 'downloadTypeset' | 'downloadSaved';

/**
 * Starts the APIs and renderers of a checkout, and registers users who pay.
 *
 * @param root the checkout; its dependencies are installed and its database clients are generated.
 * @param mysqlUrl the server for its database; null for SQLite.
 */
export async function startCheckout(
  name: string,
  { root, mysqlUrl }: { root: string; mysqlUrl: string | null },
): Promise<Checkout> {
  // Each checkout's server is called by its own client.
  const { startBuyer } = await clientOf(root);
  const database = await (mysqlUrl === null ? sqliteFile() : createMysql(mysqlUrl));
  const cluster = await startCluster(database.url, failoverProxy, { root });
  const renderer = connectRenderer(cluster.rendererAddress);
  const stop = async () => {
    renderer.close();
    await cluster.stop();
    await database.drop();
  };
  try {
    const { photo, typeset } = await simulateBrowser();
    const users: { buyer: Buyer; uuid: string }[] = [];
    while (users.length < USERS) {
      const buyer = await startBuyer(cluster.url);
      const uuid = await buyer.createResume(sample, photo);
      await buyer.pay(uuid);
      users.push({ buyer, uuid });
    }
    const userOf = (run: number) => users[run % USERS]!;
    const save = (run: number) => {
      const { data } = withKeystroke(sample, run).sections.summary;
      const { buyer, uuid } = userOf(run);
      return buyer.save(uuid, { type: 'data', section: 'summary', data });
    };
    const pagesOf = (run: number) =>
      typeset(withKeystroke(sample, run)).map((page) => {
        const svg = Buffer.from(page);
        return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
      });
    const usesOf = async (processes: readonly { pid: number }[]) => {
      const pids = new Set(processes.map(({ pid }) => pid));
      return (await readProcessUse()).filter(({ pid }) => pids.has(pid));
    };
    const cpuOf = async (processes: readonly { pid: number }[]) =>
      (await usesOf(processes)).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
    return {
      name,
      tasks: {
        render: (run) => renderer.render({ pages: pagesOf(run) }),
        save,
        read(run) {
          const { buyer, uuid } = userOf(run);
          return buyer.read(uuid);
        },
        async downloadTypeset(run) {
          await save(run);
          const { buyer, uuid } = userOf(run);
          await buyer.downloadTypeset(uuid, typeset, () => {});
        },
        async downloadSaved(run) {
          await save(run);
          const { buyer, uuid } = userOf(run);
          await buyer.download(uuid);
        },
      },
      async cpuSeconds() {
        return { api: await cpuOf(cluster.apis), renderer: await cpuOf(cluster.renderers) };
      },
      async memory() {
        const uses = await usesOf([...cluster.apis, ...cluster.renderers]);
        return uses.map(({ file, rssMb, peakMb }) => ({ process: file, rssMb, peakMb }));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function clientOf(root: string): Promise<typeof import('@kreda/e2e/buyer')> {
  return import(pathToFileURL(path.join(root, 'e2e/src/buyer.ts')).href);
}

async function sqliteFile(): Promise<{ url: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-cores-'));
  return {
    url: `file:${path.join(folder, 'kreda.db')}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}
