/**
 * Renders page SVGs into a PDF. It uses only a client generated from the contract, and nothing else of this project:
 *
 *     npx node proto/example/render.ts http://127.0.0.1:50051 cv.pdf page-1.svg page-2.svg
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { Renderer } from '../generated/renderer/v1/renderer_pb.js';

const DEADLINE_MS = 30_000;
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 200;

const [address, output, ...files] = process.argv.slice(2);
if (address === undefined || output === undefined || files.length === 0) {
  process.stderr.write('usage: node render.ts ADDRESS OUTPUT.pdf PAGE.svg …\n');
  process.exit(2);
}

const renderer = createClient(Renderer, createGrpcTransport({ baseUrl: address }));

const pages = await Promise.all(
  files.map(async (file) => {
    const svg = await readFile(file);
    // With the checksum, the service refuses a page that was changed on the way.
    return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
  }),
);

async function render() {
  for (let attempt = 1; ; attempt++) {
    try {
      return await renderer.render({ pages, info: { creator: 'Example' } }, { timeoutMs: DEADLINE_MS });
    } catch (error) {
      const { code, metadata } = ConnectError.from(error);
      // Rendering has no side effects, so retry if no server answered or the queue was full.
      const mayPass = code === Code.Unavailable || metadata.get('reason') === 'QUEUE_FULL';
      if (!mayPass || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())));
    }
  }
}

try {
  const { pdf, sha256, pages: facts } = await render();
  if (createHash('sha256').update(pdf).digest('hex') !== sha256) throw new Error('the PDF was damaged on its way');
  await writeFile(output, pdf);
  process.stdout.write(`${output}: ${facts.length} pages, ${pdf.length} bytes\n`);
} catch (error) {
  const { code, rawMessage, metadata } = ConnectError.from(error);
  const page = metadata.get('page');
  // Programs use the reason; the message is for people.
  process.stderr.write(`${metadata.get('reason') ?? Code[code]}${page ? ` (page ${page})` : ''}: ${rawMessage}\n`);
  process.exitCode = 1;
}
