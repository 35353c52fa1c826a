/** Why the API refused, or what a schema says of a field (specification, sections 5 and 8), in the interface's language. */
import { parseSentence } from '@kreda/site/parse-sentence';
import { fillIn, type PlainReasonCode, type Reason, reasonOf, sentenceOf } from '@kreda/site/reasons';
import { activeLanguage } from './active-language.ts';
import { messageTable } from './define-messages.ts';
import { pl } from './reasons/pl.ts';

/** The namespace of these texts in a language's pack. */
export const REASONS_NAMESPACE = 'reasons';

/** The text of a reason; its English sentence where the language has none. */
export function reasonText(reason: Reason | PlainReasonCode): string {
  const whole = reasonOf(reason);
  const text = activeLanguage() === 'pl' ? pl[whole.code] : loadedText(whole);
  return text === undefined ? sentenceOf(whole) : fillIn(text, whole);
}

function loadedText({ code }: Reason): string | undefined {
  const texts = messageTable(activeLanguage())[REASONS_NAMESPACE];
  const text = typeof texts === 'object' ? texts[code] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The text of a reason that a schema or an answer gives as its English sentence; any other sentence stays as it is. */
export function sentenceText(sentence: string): string {
  const reason = parseSentence(sentence);
  return reason ? reasonText(reason) : sentence;
}
