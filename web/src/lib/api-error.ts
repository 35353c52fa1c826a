import type { ErrorCode } from '@kreda/site/errors';
import type { Reason } from '@kreda/site/reasons';
import { TRPCClientError } from '@trpc/client';

/** An error that the API answered with, in the same shape for tRPC and the REST façade. */
export interface ApiError {
  code: ErrorCode;
  /** For `errorText`. An API of another release may give no reason, or one that this client does not know. */
  reason?: Reason | { code: string };
  /** The same as an English sentence. */
  message: string;
  /** English sentences by the path of the field they belong to. */
  fields: Readonly<Record<string, string>>;
  requestId?: string;
}

/** An error response of the REST façade, or of a proxy in front of it. */
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

/** The API's error in what a call threw. Null when the API did not answer (no connection), or for an error of the client itself. */
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

const RETRYABLE: readonly ErrorCode[] = ['unavailable', 'internal', 'rate-limited'];

/** True when a retry would get the same answer. */
export function isFinalError(error: unknown): boolean {
  const known = apiErrorOf(error);
  return known !== null && !RETRYABLE.includes(known.code);
}

/** Reads an error response of the REST façade. */
export async function restRefusal(response: Response): Promise<RestRefusal> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const { error } = isJson ? ((await response.json()) as { error?: Partial<ApiError> }) : {};
  const isAnswer = error?.code !== undefined && error.message !== undefined;
  return new RestRefusal(
    response.status,
    isAnswer ? { fields: {}, ...error, code: error.code!, message: error.message! } : null,
  );
}
