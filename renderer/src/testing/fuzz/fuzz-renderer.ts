import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import { maxMessageBytes, type RenderResponse, renderMethod } from '@kreda/proto/renderer-service';
import fc from 'fast-check';
import { operatorsOf, parsePdf } from '../parsed-pdf.ts';
import type { RendererProcess } from '../renderer-process.ts';
import { type FuzzedRequest, fuzzedRequest } from './fuzzed-request.ts';

/** Reasons that the contract allows for a bad request. A worker failure, or a full queue with a single request, is a finding. */
const reasons = new Set(['REQUEST_REFUSED', 'SVG_REFUSED', 'CHECKSUM_MISMATCH', 'PAGE_TIMEOUT']);

/** Longer than the service's own limits. */
const deadlineMs = 60_000;

export interface FuzzReport {
  /** Number of requests by result. */
  endings: Map<string, number>;
  /** The failure with the seed that reproduces it; undefined if there was none. */
  finding: string | undefined;
}

export interface FuzzOptions {
  seed: number;
  /** Stop after this many requests; without a limit if absent. */
  requests?: number;
  /** Stop after this time. */
  forMs?: number;
  /** Called after each request with the number so far. */
  onRequest?: (count: number) => void;
}

/**
 * Sends mutated requests until their number or the time is reached. Each must end with a reason of the contract, or with a PDF that can
 * be parsed and has as many pages as were sent. The process must stay alive.
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

/** @throws if the result is not one that the contract allows. */
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
