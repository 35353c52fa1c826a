import { isReason } from '@kreda/site/reasons';
import { reasonText, sentenceText } from '../i18n/reason-text.ts';
import { apiErrorOf } from '../lib/api-error.ts';
import { t } from './messages.ts';

/** How many characters of a request id are shown, so that support finds the request. */
const CODE_CHARACTERS = 8;

/** The text of an error in the interface's language: the reason of a refusal, or the general text (specification, section 8). */
export function errorText(error: unknown): string {
  const known = apiErrorOf(error);
  if (!known) return reasonText('internal');
  // An API of another release may give a reason that this client does not know, or none.
  if (known.code !== 'internal') return isReason(known.reason) ? reasonText(known.reason) : sentenceText(known.message);
  const general = reasonText('internal');
  const { requestId } = known;
  return requestId ? t('errorWithCode', { error: general, code: requestId.slice(0, CODE_CHARACTERS) }) : general;
}
