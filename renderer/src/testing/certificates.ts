import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RendererTls } from '@kreda/proto/renderer-tls';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../docs/operations.md');

/** The certificate files of one holder, named as in docs/operations.md. */
export interface CertificateFiles {
  ca: string;
  cert: string;
  key: string;
}

/** A private CA with certificates for `renderer`, `api` and `database`, made with the commands of docs/operations.md. */
export interface TestCa {
  of(holder: string): CertificateFiles;
  /** Issues another certificate. Names and uses are in OpenSSL's syntax, for example `DNS:localhost` and `serverAuth`. */
  issue(holder: string, names: string, uses: string): CertificateFiles;
  dispose(): void;
}

/** @throws if `openssl` is not installed. */
export function createTestCa(): TestCa {
  const folder = mkdtempSync(path.join(tmpdir(), 'kreda-ca-'));
  const blocks = readFileSync(OPERATIONS, 'utf8').matchAll(/```sh\n(.*?)```/gs);
  const commands = [...blocks].map(([, block]) => block!).find((block) => block.includes('openssl req -x509'));
  if (commands === undefined) throw new Error('docs/operations.md has no commands that make a CA');
  const run = (script: string) =>
    execFileSync('bash', ['-c', `set -e\n${script}`], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  run(commands);
  const issue = /^issue\(\) \{\n.*?^\}$/ms.exec(commands)?.[0];
  const of = (holder: string) => ({
    ca: path.join(folder, holder, 'ca.crt'),
    cert: path.join(folder, holder, 'tls.crt'),
    key: path.join(folder, holder, 'tls.key'),
  });
  return {
    of,
    issue(holder, names, uses) {
      run(`${issue}\nissue ${holder} ${names} ${uses}`);
      return of(holder);
    },
    dispose: () => rmSync(folder, { recursive: true }),
  };
}

/** The environment variables that name the files. Renderer and API use the same ones. */
export function tlsEnvironment({ ca, cert, key }: CertificateFiles): Record<string, string> {
  return { RENDERER_TLS_CA: ca, RENDERER_TLS_CERT: cert, RENDERER_TLS_KEY: key };
}

export function readTls({ ca, cert, key }: CertificateFiles): RendererTls {
  return { ca: readFileSync(ca), cert: readFileSync(cert), key: readFileSync(key) };
}
