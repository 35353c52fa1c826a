import { z } from 'zod';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import { failureOfStatus, ProviderDown } from '../../../platform/clients/provider-error.ts';
import { RecentChecks } from './recent-checks.ts';
import type { ViesClient } from './vies-client.ts';

/** A member state's register may take several seconds. A buyer waits no longer. */
const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 64_000;

export interface ViesSettings {
  apiBase: string;
  /** The seller's NIP, whom VIES gives a consultation number. */
  requesterNip: string;
  /** By default as long as a buyer may wait, ms. */
  timeoutMs?: number;
}

const checkedSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().max(100).nullish(),
});
/** VIES answers 200 when a member state's register is away. */
const failedSchema = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
});
const answerSchema = z.union([failedSchema, checkedSchema]);

/** VIES's code for a number that has not the form of its member state. */
const MALFORMED = 'INVALID_INPUT';

/**
 * VIES by the Commission's REST interface (`POST check-vat-number`). Written after its public description; from here it could only be tried with the
 * sandbox.
 */
export function createViesClient(settings: ViesSettings, onCall: OnCall = () => {}): ViesClient {
  const { apiBase, requesterNip, timeoutMs = TIMEOUT_MS } = settings;
  return {
    recent: new RecentChecks(),
    async check({ prefix, digits }) {
      try {
        const answer = await ask(`${apiBase}/check-vat-number`, timeoutMs, {
          countryCode: prefix,
          vatNumber: digits,
          requesterMemberStateCode: 'PL',
          requesterNumber: requesterNip,
        });
        if ('actionSucceed' in answer) {
          const [{ error }] = answer.errorWrappers as [{ error: string }];
          if (error !== MALFORMED) throw new ProviderDown('vies', 'provider-error', new Error(error));
          onCall('vies', 'ok');
          return { isValid: false, consultation: null };
        }
        // The answer has to be about this number: reverse charge rests on it.
        if (answer.countryCode !== prefix || answer.vatNumber.replace(/\s/g, '') !== digits)
          throw new ProviderDown('vies', 'unexpected', new Error('the answer is about another number'));
        onCall('vies', 'ok');
        return { isValid: answer.valid, consultation: answer.requestIdentifier || null };
      } catch (error) {
        if (error instanceof ProviderDown) onCall('vies', error.failure);
        throw error;
      }
    },
  };
}

async function ask(url: string, timeoutMs: number, body: object): Promise<z.output<typeof answerSchema>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const { status, text } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new ProviderDown('vies', 'unreachable', cause);
    });
  const failure = status === 200 ? null : (failureOfStatus(status) ?? 'unexpected');
  if (failure) throw new ProviderDown('vies', failure, new Error(`HTTP ${status}`));
  const parsed = text.length > MAX_ANSWER_BYTES ? null : answerSchema.safeParse(readJson(text));
  if (!parsed?.success)
    throw new ProviderDown('vies', 'unexpected', parsed?.error ?? new Error('the answer is too long'));
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
