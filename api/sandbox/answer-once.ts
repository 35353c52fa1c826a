import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is given again to the same idempotency key. */
export interface Replay {
  path: string;
  /** The parameters of the request, as JSON. Absent in the file of an earlier sandbox. */
  parameters?: string;
  status: number;
  body: unknown;
}

/** A provider's refusal, which is an answer as well and given again like one. */
interface Refusal {
  status: number;
  body: unknown;
}

/** What goes wrong with the next writes; tests change it through the control routes. */
export interface WriteFaults {
  /** Answers so many writes with 500, doing nothing. */
  failNext: number;
  /** Does so many writes and hangs up instead of answering. */
  hangNext: number;
}

export interface AnswerOnceSettings {
  /** The header that carries the idempotency key. */
  keyHeader: string;
  faults: WriteFaults;
  replays: () => Record<string, Replay>;
  save(): void;
  /** The answer to a write that is told to fail. */
  failure: unknown;
  isRefusal(error: unknown): error is Refusal;
  /** The refusal of a key that was used at another address, or with other parameters. */
  keyReused: () => Error;
  /** What marks an answer given again, if anything does. */
  replayedHeaders?: Record<string, string>;
  /** The body of a known answer as it is given again; as it was, unless told otherwise. */
  again?(body: unknown): unknown;
}

/** Answers a POST once an idempotency key: the same key gets the first answer again, refusals included. */
export function createAnswerOnce(settings: AnswerOnceSettings) {
  const { faults, isRefusal, replayedHeaders = {}, again = (body: unknown) => body } = settings;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => unknown,
    success: number = 200,
  ): Promise<FastifyReply> => {
    if (faults.failNext > 0) {
      faults.failNext--;
      return reply.status(500).send(settings.failure);
    }
    const key = request.headers[settings.keyHeader];
    const parameters = JSON.stringify(request.body ?? {});
    const known = typeof key === 'string' ? settings.replays()[key] : undefined;
    if (known) {
      const isSame = known.path === request.url && (known.parameters ?? parameters) === parameters;
      if (!isSame) throw settings.keyReused();
      return reply.headers(replayedHeaders).status(known.status).send(again(known.body));
    }
    let status = success;
    let body: unknown;
    try {
      body = work();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      ({ status, body } = error);
    }
    if (typeof key === 'string')
      settings.replays()[key] = { path: request.url, parameters, status, body: structuredClone(body) };
    settings.save();
    if (faults.hangNext > 0) {
      // It is done, and nobody is told: what a lost answer looks like.
      faults.hangNext--;
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.status(status).send(body);
  };
}
