import type { AppRouter } from '@kreda/api/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { vi } from 'vitest';
import type { ApiError } from '../lib/api-error.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** A value before it is made JSON of: an optional field may also be undefined. The types of answers without content are `never`. */
type Sent<T> = [T] extends [never]
  ? undefined
  : T extends readonly (infer Element)[]
    ? Sent<Element>[]
    : T extends object
      ? { [Key in keyof T]: object extends Pick<T, Key> ? Sent<T[Key]> | undefined : Sent<T[Key]> }
      : T;

/** The routers within the router of a feature. */
type NestedRouter = 'subscription';

type AnswersOf<In, Out> = {
  [Name in keyof Out]?: Name extends NestedRouter
    ? AnswersOf<Name extends keyof In ? In[Name] : never, Out[Name]>
    : (input: Name extends keyof In ? In[Name] : never) => Sent<Out[Name]> | Promise<Sent<Out[Name]>>;
};

/** What the API answers, procedure by procedure. A procedure that is called and not answered fails its test. */
export type Answers = { [Feature in keyof Outputs]?: AnswersOf<Inputs[Feature], Outputs[Feature]> };

/** Thrown by an answer: the API refuses with this error. Anything else that an answer throws is a connection that was lost. */
export class Refusal extends Error {
  readonly error: Partial<ApiError> & Pick<ApiError, 'code' | 'message'>;

  constructor(error: Refusal['error']) {
    super(error.message);
    this.error = error;
  }
}

/** Answers of the REST façade, by method and path. */
export type RestAnswers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

const realFetch = window.fetch.bind(window);
let unanswered: string[] = [];

/**
 * Answers the client's calls in the page until the test ends. Fonts and other files come from the test server; a call that has
 * no answer is refused, and fails the test.
 */
export function stubApi(answers: Answers, rest: RestAnswers = {}): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.origin), init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/trpc/'))
      return answerCalls(answers, request, pathname.slice('/trpc/'.length), searchParams);
    const answer = rest[`${request.method} ${pathname}`];
    if (answer) return answer(request);
    if (pathname.startsWith('/api/')) {
      unanswered.push(`${request.method} ${pathname}`);
      return new Response(null, { status: 404 });
    }
    return realFetch(input, init);
  });
}

/** Ends `stubApi`. @throws Error if the client called what the test does not answer. */
export function endStubbedApi(): void {
  vi.unstubAllGlobals();
  const missing = unanswered;
  unanswered = [];
  if (missing.length > 0) throw new Error(`The client called what the test does not answer: ${missing.join(', ')}`);
}

/** One HTTP request may carry several calls: tRPC's batches. */
async function answerCalls(
  answers: Answers,
  request: Request,
  names: string,
  search: URLSearchParams,
): Promise<Response> {
  const text = request.method === 'GET' ? (search.get('input') ?? '{}') : await request.text();
  const inputs = JSON.parse(text || '{}') as Record<string, unknown>;
  const called = names.split(',').map((name, index) => answerCall(answers, name, inputs[index]));
  return Response.json(await Promise.all(called));
}

type Answer = (input: unknown) => unknown;

async function answerCall(answers: Answers, name: string, input: unknown): Promise<unknown> {
  const found = name
    .split('.')
    .reduce<unknown>((router, part) => (router instanceof Object ? Reflect.get(router, part) : undefined), answers);
  const answer = found as Answer | undefined;
  try {
    if (answer) return { result: { data: await answer(input) } };
    unanswered.push(name);
    throw new Refusal({ code: 'not-found', message: `No answer to ${name}` });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, fields = {}, reason } = error.error;
    return { error: { message, code: -32603, data: { domainCode: code, fields, reason } } };
  }
}
