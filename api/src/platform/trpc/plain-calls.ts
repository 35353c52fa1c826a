import { MAX_BATCH_CALLS } from '@kreda/site/max-batch-calls';
import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCProcedureType,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { RequestContext } from '../../context.ts';
import { abandonmentOf } from '../rest/abandoned-request.ts';
import { retryAfterOf } from './retry-after.ts';

/** A procedure that exists and takes the request's method, with its input before validation. */
interface Call {
  path: string;
  type: Exclude<TRPCProcedureType, 'subscription'>;
  input: unknown;
}

interface PlainRequest {
  calls: Call[];
  isBatch: boolean;
}

const METHODS = { query: 'GET', mutation: 'POST' } as const;

/**
 * Hook preHandler of the scope that serves tRPC: answers JSON calls, one or a batch, as our client sends them. tRPC's own adapter makes
 * a fetch Request and Response of each, with headers, signal and streams, which takes a third of the time of reading a resume. All other
 * requests go to that adapter, which answers other content types, missing procedures, wrong methods and broken JSON.
 *
 * @param contextOf throws a TRPCError.
 */
export function plainCalls(
  router: AnyTRPCRouter,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
): preHandlerAsyncHookHandler {
  const config = router._def._config;
  const answerCall = async (
    { path, type, input }: Call,
    batchIndex: number,
    { context, signal }: { context: Promise<RequestContext>; signal: AbortSignal },
  ) => {
    let ctx: RequestContext | undefined;
    try {
      ctx = await context;
      const getRawInput = async () => input;
      const call = { router, path, type, getRawInput, ctx, batchIndex, signal };
      return { result: { data: (await callTRPCProcedure(call)) as unknown } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      return { error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx }) };
    }
  };

  return async (request, reply) => {
    const plain = readPlain(router, request);
    if (!plain) return;
    const served = { context: contextOf(request, reply), signal: abandonmentOf(reply) };
    const answers = await Promise.all(plain.calls.map((call, index) => answerCall(call, index, served)));
    const body = plain.isBatch ? answers : answers[0]!;
    reply.code(getHTTPStatusCode(body));
    for (const [name, value] of Object.entries(TRPC_HEADERS)) reply.header(name, value);
    reply.headers(retryAfterOf(answers.flatMap((one) => ('error' in one ? one.error.data : []))));
    // A Buffer: Fastify would add a charset to the content type of a text.
    return reply.send(Buffer.from(JSON.stringify(body)));
  };
}

const TRPC_HEADERS = { vary: 'trpc-accept, accept', 'content-type': 'application/json' } as const;

/** The request's calls; null for a request that tRPC's adapter has to answer. */
function readPlain(router: AnyTRPCRouter, request: FastifyRequest): PlainRequest | null {
  const { method, headers, query } = request;
  const { path: given } = request.params as { path: string };
  const { batch, input, connectionParams } = query as Record<string, unknown>;
  const isJson = method === 'GET' ? headers['content-type'] === undefined : isJsonType(headers['content-type']);
  const isStreamed = headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl');
  // An encoded path would be decoded twice, and a repeated parameter is a list here.
  if (!isJson || isStreamed || given.includes('%') || Array.isArray(batch) || connectionParams !== undefined)
    return null;
  const isBatch = batch === '1';
  const paths = isBatch ? given.split(',') : [given];
  if (paths.length > MAX_BATCH_CALLS) return null;
  const text = method === 'GET' ? input : request.body;
  const inputs = readInputs(text, { isOptional: method === 'GET', isBatch });
  if (!inputs) return null;
  const calls = paths.map((path, index): Call | null => {
    const type = typeOf(router, path);
    return type && type !== 'subscription' && METHODS[type] === method ? { path, type, input: inputs[index] } : null;
  });
  return calls.every((call) => call !== null) ? { calls, isBatch } : null;
}

function isJsonType(contentType: string | undefined): boolean {
  return contentType?.startsWith('application/json') ?? false;
}

/** The inputs by the index of their call; null if the text is no JSON, or no object in a batch. */
function readInputs(
  text: unknown,
  { isOptional, isBatch }: { isOptional: boolean; isBatch: boolean },
): Readonly<Record<number, unknown>> | null {
  if (isOptional && (text === undefined || text === '')) return {};
  if (typeof text !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isBatch) return { 0: parsed };
    return parsed instanceof Object && !Array.isArray(parsed) ? (parsed as Record<number, unknown>) : null;
  } catch {
    return null;
  }
}

function typeOf(router: AnyTRPCRouter, path: string): TRPCProcedureType | null {
  const procedures: Readonly<Record<string, unknown>> = router._def.procedures;
  if (!Object.hasOwn(procedures, path)) return null;
  return (procedures[path] as { _def: { type: TRPCProcedureType } })._def.type;
}
