import { DATABASES } from '@kreda/api/testing/databases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { failoverProxy } from './failover-proxy.ts';
import { killInTurn } from './kill-in-turn.ts';

// SQLite is a file of one process: several need MySQL.
const mysql = DATABASES.find(({ kind }) => kind === 'MySQL');
if (!mysql) throw new Error('TEST_DATABASE_URL names the MySQL server that several APIs share; `make test` starts one');

let cluster: Cluster;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await mysql.create();
  drop = database.drop;
  cluster = await startCluster(database.url, failoverProxy);
}, 180_000);
afterAll(async () => {
  await cluster?.stop();
  await drop?.();
});

// `make cluster-proof` kills all four, by both signals, under more load.
test('no download and no save fails when an API, and then each renderer, is killed under load', async () => {
  const [firstApi, , ...renderers] = cluster.replicas;
  const replicas = [firstApi!, ...renderers];
  const { rows, rounds } = await killInTurn(
    { ...cluster, replicas },
    {
      users: 2,
      rhythm: { saveEveryMs: 250, savesPerDownload: 2 },
      signals: ['SIGKILL'],
      restMs: 1_000,
    },
  );
  expect(rows.flatMap(({ action, errors }) => errors.map((error) => [action, ...error]))).toEqual([]);
  for (const { what, downloads } of rounds) expect(downloads, what).toBeGreaterThan(0);
  expect(rounds).toHaveLength(3);
}, 180_000);
