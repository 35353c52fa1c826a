import type { ErrorCode } from '@kreda/site/errors';
import type { Reason } from '@kreda/site/reasons';
import { TRPCClientError } from '@trpc/client';

/** What an answer of the API says went wrong, the same from tRPC and from the REST façade. */
export interface ApiError {
  code: ErrorCode;
  /** Why, for `errorText`. An API of another release may give none, or one that is not known here. */
  reason?: Reason | { code: string };
  /** The same as an English sentence. */
  message: string;
  /** English sentences by the path of the field they belong to. */
  fields: Readonly<Record<string, string>>;
  requestId?: string;
}

/** A request that the REST façade refused, or that a proxy answered in its place. */
export class RestRefusal extends Error {
  override readonly name = 'RestRefusal';
  readonly status: number;
  /** Null where a proxy answered. */
  readonly answer: ApiError | null;

  constructor(status: number, answer: ApiError | null) {
    super(answer?.message ?? '');
    this.status = status;
    this.answer = answer;
  }
}

interface ErrorData {
  domainCode?: ErrorCode;
  reason?: Reason | { code: string };
  fields?: Record<string, string>;
  requestId?: string;
}

/** Reads an error that a call threw; null when no answer of the API came (no connection, or an error of our own). */
export function apiErrorOf(error: unknown): ApiError | null {
  if (error instanceof RestRefusal) return error.answer;
  if (!(error instanceof TRPCClientError) || !error.data) return null;
  const { domainCode = 'internal', fields = {}, reason, requestId }: ErrorData = error.data;
  return {
    code: domainCode,
    message: error.message,
    fields,
    ...(reason ? { reason } : {}),
    ...(requestId ? { requestId } : {}),
  };
}

const PASSING: readonly ErrorCode[] = ['unavailable', 'internal', 'rate-limited'];

/** True when asking again would be answered the same. */
export function isFinalError(error: unknown): boolean {
  const known = apiErrorOf(error);
  return known !== null && !PASSING.includes(known.code);
}

/** Reads a refusal of the REST façade. */
export async function restRefusal(response: Response): Promise<RestRefusal> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const { error } = isJson ? ((await response.json()) as { error?: Partial<ApiError> }) : {};
  const isAnswer = error?.code !== undefined && error.message !== undefined;
  return new RestRefusal(
    response.status,
    isAnswer ? { fields: {}, ...error, code: error.code!, message: error.message! } : null,
  );
}
