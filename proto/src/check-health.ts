import { connectRenderer } from './renderer.ts';

/** Ends with 0 when the renderer at the given address serves, for health checks of containers: `node check-health.ts HOST:PORT`. */
const [address = '127.0.0.1:50051'] = process.argv.slice(2);
const renderer = connectRenderer(address);
try {
  const status = await renderer.health();
  process.stdout.write(`${status}\n`);
  if (status !== 'SERVING') process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  renderer.close();
}
