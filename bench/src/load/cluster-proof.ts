import { createMysql } from '@kreda/api/testing/databases';
import { startS3Server } from '@kreda/api/testing/s3-server';
import { endWith, Failure, say } from '../../../scripts/failure.ts';
import { startTestDatabase } from '../../../scripts/test-database.ts';
import { ensureProgram } from '../../../scripts/tools.ts';
import { caddy, startCluster } from './cluster.ts';
import { killInTurn } from './kill-in-turn.ts';
import { tallyTable } from './tally.ts';

const USERS = 20;

/**
 * Proves that any single process may end under load. Two APIs and two renderers run over one MySQL and one S3, behind the reverse
 * proxy of docker-compose.yml. Each is ended in turn by SIGKILL and by SIGTERM.
 *
 * @throws Failure if a download or save failed for a user, or an acknowledged save is missing.
 */
async function prove(): Promise<void> {
  const program = ensureProgram(['caddy'], { packages: ['caddy'], why: 'The reverse proxy' });
  const server = await startTestDatabase();
  const database = await createMysql(server.url);
  const files = await startS3Server();
  try {
    say('Starting two APIs, two renderers and the reverse proxy …');
    const cluster = await startCluster(database.url, caddy(program), { environment: files.environment });
    try {
      say(`${USERS} users type and download; each process is ended in turn. This takes two to four minutes.`);
      const { rows, rounds, seconds } = await killInTurn(cluster, {
        users: USERS,
        rhythm: { saveEveryMs: 800, savesPerDownload: 2 },
        signals: ['SIGKILL', 'SIGTERM'],
        restMs: 4_000,
        onRound: ({ what, downloads }) =>
          say(`  ${what.padEnd(36)} ${String(downloads).padStart(5)} downloads meanwhile`),
      });
      say(`\n${tallyTable(rows, seconds)}`);
      const failed = rows.reduce((sum, row) => sum + row.failed, 0);
      const idle = rounds.filter(({ downloads }) => downloads === 0);
      if (failed > 0 || idle.length > 0) {
        throw new Failure(
          `${failed} actions failed for users; in ${idle.length} rounds nothing was downloaded.`,
          'See above.',
        );
      }
      say('\nNo download and no save failed for users, and no acknowledged save is missing.');
    } finally {
      await cluster.stop();
    }
  } finally {
    await files.dispose();
    await database.drop();
    await server.stop();
  }
}

try {
  await prove();
} catch (error) {
  endWith(error);
}
