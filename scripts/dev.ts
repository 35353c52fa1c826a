import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { say } from './failure.ts';
import { checkPort, freePort } from './preflight.ts';
import { planProduct } from './product-plan.ts';
import { type RunningProduct, runProduct } from './run-product.ts';
import { thumbnailOnDemand } from './template-thumbnails.ts';

const ROOT = join(import.meta.dirname, '..');
/** Debounce: many changes at once, as a checkout makes them, restart a service once. */
const DEBOUNCE_MS = 100;
/** How long a restart waits for requests in flight, in ms. */
const DRAIN_MS = '1000';

/** A change in these folders restarts the service. Vite replaces the client's modules itself. */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  API: ['api/src', 'document/src', 'proto/src', 'telemetry/src', 'site/src', 'prisma/migrations', 'prisma/seed'],
  renderer: ['renderer/src', 'proto/src', 'telemetry/src'],
  'payment sandbox': ['api/sandbox/stripe'],
  'PayPal sandbox': ['api/sandbox/paypal'],
  'Google sandbox': ['api/sandbox/google'],
  'KSeF sandbox': ['api/sandbox/ksef'],
  'NBP sandbox': ['api/sandbox/nbp'],
  'VIES sandbox': ['api/sandbox/vies'],
};
// Services import no .tsx files.
const IS_SERVICE_SOURCE = /(?<!\.test)\.(ts|sql)$/;

const host = process.env.HOST || '127.0.0.1';
let port: number;

/**
 * `npm run dev`: the product as `make run` starts it, but watched. Vite serves the client with hot module replacement and proxies
 * the API; there is no server-side rendering.
 */
await runProduct({
  isWatched: true,
  async plan() {
    port = await checkPort(process.env.PORT, host);
    const api = { HOST: '127.0.0.1', PORT: String(await freePort()) };
    return planProduct(
      { ...process.env, ...api },
      // web/ contains no build, so the API serves no pages.
      { PUBLIC_URL: `http://localhost:${port}`, WEB_DIST: join(ROOT, 'web'), SHUTDOWN_DRAIN_MS: DRAIN_MS },
    );
  },
  async prepare() {
    await generateClients();
  },
  async onReady(product) {
    const pages = await servePages(product);
    watch(pages.vite, product);
    say(`\nKreda is ready: ${product.publicUrl}\n`);
    say(`  Changes of the client appear at once, services start again. Stop with Ctrl+C.\n`);
    return pages.close;
  },
});

/** Starts Vite in middleware mode, since its own server would end this process on SIGTERM before the services. */
async function servePages({ apiUrl }: RunningProduct): Promise<{ vite: ViteDevServer; close(): Promise<void> }> {
  process.env.API_ORIGIN = apiUrl;
  const server = createHttpServer();
  const vite = await createVite({
    root: join(ROOT, 'web'),
    appType: 'spa',
    server: { middlewareMode: { server }, ws: { server } },
  });
  server.on('request', withThumbnails(vite.middlewares));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    vite,
    async close() {
      await vite.close();
      server.closeAllConnections();
    },
  };
}

/** Draws each thumbnail when it is requested. A build draws all of them in advance. */
function withThumbnails(next: RequestListener): RequestListener {
  const draw = thumbnailOnDemand();
  return (request, response) => {
    const name = /^\/templates\/([\w.-]+\.(?:webp|jpg))$/.exec(request.url ?? '')?.[1];
    if (name === undefined) {
      next(request, response);
      return;
    }
    draw(name).then(
      (image) => {
        if (image) response.writeHead(200, { 'content-type': image.type }).end(image.bytes);
        else response.writeHead(404).end();
      },
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  };
}

function watch({ watcher }: ViteDevServer, product: RunningProduct): void {
  const changed = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    for (const [name, file] of changed) {
      say(`${file} has changed: starting the ${name} again.`);
      product.restart(name);
    }
    changed.clear();
  };
  const note = (path: string) => {
    const file = relative(ROOT, path);
    if (!IS_SERVICE_SOURCE.test(file)) return;
    for (const [name, folders] of Object.entries(WATCHED)) {
      if (folders.some((folder) => file.startsWith(`${folder}/`))) changed.set(name, file);
    }
    clearTimeout(timer);
    timer = setTimeout(restart, DEBOUNCE_MS);
  };
  watcher.add([...new Set(Object.values(WATCHED).flat())].map((folder) => join(ROOT, folder)));
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note);
}
