import { execFile } from 'node:child_process';

const main = new URL('../main.ts', import.meta.url).pathname;

/** Runs the service with these settings, without a warm-up, until it ends. For starts that fail. */
export function runRenderer(environment: Record<string, string>): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, RENDERER_WARM_UP: 'false', ...environment };
    execFile(process.execPath, [main], { env }, (error, _stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stderr });
    });
  });
}
