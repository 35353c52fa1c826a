import { X509Certificate } from 'node:crypto';
import process from 'node:process';
import { connectRenderer } from './renderer.ts';
import { type RendererTls, readRendererTls } from './renderer-tls.ts';

/**
 * Health check for containers: `node check-health.ts HOST:PORT` exits with 0 if the renderer at the address is serving. It calls with the
 * renderer's own TLS settings, so the renderer's certificate must be valid for clients too.
 */
const [address = '127.0.0.1:50051'] = process.argv.slice(2);
// Compose files pass unset variables as empty strings.
const file = (name: string) => process.env[name] || undefined;
const { tls, problems } = readRendererTls({
  RENDERER_TLS_CA: file('RENDERER_TLS_CA'),
  RENDERER_TLS_CERT: file('RENDERER_TLS_CERT'),
  RENDERER_TLS_KEY: file('RENDERER_TLS_KEY'),
});
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
const renderer = connectRenderer(address, tls && { ...tls, name: ownName(tls) });
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

/** A DNS name from the certificate, since the certificate need not name the loopback address. */
function ownName({ cert }: RendererTls): string | undefined {
  return /(?:^|, )DNS:([^,*]+)/.exec(new X509Certificate(cert).subjectAltName ?? '')?.[1];
}
