import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import { maxMessageBytes, type RenderResponse, renderMethod } from '@kreda/proto/renderer-service';
import fc from 'fast-check';
import { operatorsOf, parsePdf } from '../parsed-pdf.ts';
import type { RendererProcess } from '../renderer-process.ts';
import { type FuzzedRequest, fuzzedRequest } from './fuzzed-request.ts';

/** What the contract lets a bad request end with. A worker that fails, or a queue that is full of one request, is a finding. */
const reasons = new Set(['REQUEST_REFUSED', 'SVG_REFUSED', 'CHECKSUM_MISMATCH', 'PAGE_TIMEOUT']);

/** Longer than the service's own bounds let anything take. */
const deadlineMs = 60_000;

export interface FuzzReport {
  /** How many requests ended how. */
  endings: Map<string, number>;
  /** What went wrong, with the seed that makes it go wrong again; undefined where nothing did. */
  finding: string | undefined;
}

export interface FuzzOptions {
  seed: number;
  /** Ends after so many, where it is not to go on for ever. */
  requests?: number;
  /** Ends after so long. */
  forMs?: number;
  /** Told after each request, of how many there were. */
  onRequest?: (count: number) => void;
}

/**
 * Sends mutated good requests, so many or for so long. Each has to end with a reason of the contract, or with a PDF that can be parsed and has
 * as many pages; the process has to stay.
 */
export async function fuzzRenderer(renderer: RendererProcess, options: FuzzOptions): Promise<FuzzReport> {
  const client = new Client(renderer.address, credentials.createInsecure(), {
    'grpc.max_receive_message_length': maxMessageBytes,
  });
  const endings = new Map<string, number>();
  let count = 0;
  try {
    const property = fc.asyncProperty(fuzzedRequest, async (request) => {
      const ending = await endingOf(request, client);
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      options.onRequest?.(++count);
      if (!renderer.isRunning()) throw new Error('the renderer has ended');
    });
    const run = await fc.check(property, {
      seed: options.seed,
      numRuns: options.requests ?? Number.MAX_SAFE_INTEGER,
      ...(options.forMs !== undefined && { interruptAfterTimeLimit: options.forMs, markInterruptAsFailure: false }),
    });
    const finding = run.failed && run.counterexample ? fc.defaultReportMessage(run) : undefined;
    return { endings, finding };
  } finally {
    client.close();
  }
}

/** @throws when it ends in a way that the contract does not know. */
async function endingOf({ bytes, pageCount }: FuzzedRequest, client: Client): Promise<string> {
  const answer = await call(client, bytes);
  if ('pdf' in answer) {
    const parsed = await parsePdf(answer.pdf);
    for (const page of parsed.pages) operatorsOf(parsed, page);
    if (parsed.pages.length !== answer.pages.length) throw new Error(`${parsed.pages.length} pages of ${pageCount}`);
    return 'a PDF';
  }
  const reason = answer.metadata.get('reason')[0]?.toString() ?? '';
  if (!reasons.has(reason)) throw new Error(`${status[answer.code]} ${reason}: ${answer.details}`);
  return reason;
}

function call(client: Client, bytes: Buffer): Promise<RenderResponse | ServiceError> {
  return new Promise((resolve, reject) =>
    client.makeUnaryRequest(
      renderMethod.path,
      (message: Buffer) => message,
      renderMethod.responseDeserialize,
      bytes,
      { deadline: Date.now() + deadlineMs },
      (error, response) => {
        if (error) resolve(error);
        else if (response) resolve(response);
        else reject(new Error('an empty answer'));
      },
    ),
  );
}
