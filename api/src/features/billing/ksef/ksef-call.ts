import { z } from 'zod';
import type { CallOutcome } from '../../../platform/clients/provider-call.ts';
import { failureOfStatus, ProviderDown } from '../../../platform/clients/provider-error.ts';

const TIMEOUT_MS = 30_000;
/** KSeF's codes of refused requests that mean our certificate (OpenAPI description, POST /auth/xades-signature). */
const CERTIFICATE_REFUSED = 21_115;

interface Call<Answer> {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  xml?: string;
  bearer?: string;
  /** The continuation of a list. */
  continuation?: string;
  read: (response: Response) => Promise<Answer>;
}

/** Calls KSeF. @throws {ProviderDown} when KSeF does not answer, or not as documented. */
export type KsefCall = <Answer>(path: string, call: Call<Answer>) => Promise<Answer>;

/** @param onOutcome called after every call. */
export function createKsefCall(apiBase: string, onOutcome: (outcome: CallOutcome) => void): KsefCall {
  return async (path, { method = 'GET', body, xml, bearer, continuation, read }) => {
    const content = contentOf(body, xml);
    const headers = {
      'x-error-format': 'problem-details',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(content === null ? {} : { 'content-type': content.type }),
      ...(continuation === undefined ? {} : { 'x-continuation-token': continuation }),
    };
    const init = { method, headers, ...(content === null ? {} : { body: content.text }) };
    try {
      const response = await fetch(`${apiBase}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        (cause: unknown) => {
          throw new ProviderDown('ksef', 'unreachable', cause);
        },
      );
      if (!response.ok) throw await failureOf(response);
      const answer = await read(response).catch((cause: unknown) => {
        const isUnexpected = cause instanceof z.ZodError || cause instanceof SyntaxError;
        throw new ProviderDown('ksef', isUnexpected ? 'unexpected' : 'unreachable', cause);
      });
      onOutcome('ok');
      return answer;
    } catch (error) {
      if (error instanceof ProviderDown) onOutcome(error.failure);
      throw error;
    }
  };
}

/** Reads an answer in JSON. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return async (response: Response): Promise<z.output<Schema>> => schema.parse(await response.json());
}

function contentOf(body: unknown, xml: string | undefined): { type: string; text: string } | null {
  if (xml !== undefined) return { type: 'application/xml', text: xml };
  return body === undefined ? null : { type: 'application/json', text: JSON.stringify(body) };
}

const problemSchema = z.object({ errors: z.array(z.object({ code: z.int() })) });

async function failureOf(response: Response): Promise<ProviderDown> {
  const told = await response.text().catch(() => '');
  const failure = failureOfStatus(response.status) ?? (refusesCertificate(told) ? 'refused-credentials' : 'unexpected');
  return new ProviderDown('ksef', failure, new Error(`HTTP ${response.status} ${told.slice(0, 500)}`));
}

function refusesCertificate(told: string): boolean {
  const { data } = z.string().transform(readJson).pipe(problemSchema).safeParse(told);
  return data?.errors.some(({ code }) => code === CERTIFICATE_REFUSED) ?? false;
}

function readJson(text: string, check: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    check.addIssue('JSON');
    return z.NEVER;
  }
}
