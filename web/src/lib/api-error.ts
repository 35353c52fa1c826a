import { TRPCClientError } from '@trpc/client';

/** The API's one vocabulary of errors. */
type DomainCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'already-paid'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'unavailable'
  | 'payment-declined'
  | 'internal';

/** What an answer of the API says went wrong, the same from tRPC and from the REST façade. */
export interface ApiError {
  code: DomainCode;
  /** English wording; `translateWording` puts it into the interface's language. */
  message: string;
  /** Messages by the path of the field they belong to. */
  fields: Readonly<Record<string, string>>;
  requestId?: string;
}

interface ErrorData {
  domainCode?: DomainCode;
  fields?: Record<string, string>;
  requestId?: string;
}

/** Reads an error that a tRPC call threw; null when no answer of the API came (no connection, or an error of our own). */
export function apiErrorOf(error: unknown): ApiError | null {
  if (!(error instanceof TRPCClientError) || !error.data) return null;
  const data = error.data as ErrorData;
  return {
    code: data.domainCode ?? 'internal',
    message: error.message,
    fields: data.fields ?? {},
    ...(data.requestId ? { requestId: data.requestId } : {}),
  };
}

const PASSING: readonly DomainCode[] = ['unavailable', 'internal', 'rate-limited'];

/** True when asking again would be answered the same. */
export function isFinalError(error: unknown): boolean {
  const known = apiErrorOf(error);
  return known !== null && !PASSING.includes(known.code);
}

/** The message of an error for the screen, in English wording: the API's own, or the general one (specification, section 8). */
export function errorWording(error: unknown): string {
  const known = apiErrorOf(error);
  return known ? refusalWording(known) : GENERAL;
}

/** A refusal of the REST façade in English wording; empty where a proxy answered in its place. */
export async function refusalOf(response: Response): Promise<string> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const { error } = isJson ? ((await response.json()) as { error?: Partial<ApiError> }) : {};
  if (error?.code && error.message) return refusalWording({ ...error, code: error.code, message: error.message });
  return '';
}

const GENERAL = 'An error occurred. Try again';

/** What nobody foresaw is told with a code that support finds it by: the beginning of the request's id. */
function refusalWording({ code, message, requestId }: Pick<ApiError, 'code' | 'message' | 'requestId'>): string {
  if (code !== 'internal') return message;
  return requestId ? `${GENERAL} (Code: ${requestId.slice(0, 8)})` : GENERAL;
}
