import { X509Certificate } from 'node:crypto';
import process from 'node:process';
import { connectRenderer } from './renderer.ts';
import { type RendererTls, readRendererTls } from './renderer-tls.ts';

/**
 * A container's health check: `node check-health.ts HOST:PORT` ends with 0 if the renderer at that address is SERVING. With TLS it uses
 * the renderer's own certificate, which must therefore be valid for clients, too.
 */
const [address = '127.0.0.1:50051'] = process.argv.slice(2);
// A compose file turns an unset variable into an empty one.
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

/** A name in the certificate. The address is the loopback address, which the certificate need not contain. */
function ownName({ cert }: RendererTls): string | undefined {
  return /(?:^|, )DNS:([^,*]+)/.exec(new X509Certificate(cert).subjectAltName ?? '')?.[1];
}
