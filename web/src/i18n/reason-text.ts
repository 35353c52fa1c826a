/** Texts of refusals by the API and of invalid fields (specification, sections 5 and 8), in the interface's language. */
import { parseSentence } from '@kreda/site/parse-sentence';
import { fillIn, type PlainReasonCode, type Reason, reasonOf, sentenceOf } from '@kreda/site/reasons';
import { activeLanguage } from './active-language.ts';
import { messageTable } from './define-messages.ts';
import { pl } from './reasons/pl.ts';

/** The namespace of these texts in a language pack. */
export const REASONS_NAMESPACE = 'reasons';

const polish = new Map<string, string>(Object.entries(pl));

/** Adds the Polish texts of reasons that only some screens show. The other languages have theirs in their packs. */
export function addPolishTexts(texts: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(texts)) polish.set(code, text);
}

/** The text of a reason, or its English sentence if the language has no text for it. */
export function reasonText(reason: Reason | PlainReasonCode): string {
  const whole = reasonOf(reason);
  const text = activeLanguage() === 'pl' ? polish.get(whole.code) : loadedText(whole);
  return text === undefined ? sentenceOf(whole) : fillIn(text, whole);
}

function loadedText({ code }: Reason): string | undefined {
  const texts = messageTable(activeLanguage())[REASONS_NAMESPACE];
  const text = typeof texts === 'object' ? texts[code] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The text of a reason that a schema or the API gave as its English sentence. Any other sentence is returned unchanged. */
export function sentenceText(sentence: string): string {
  const reason = parseSentence(sentence);
  return reason ? reasonText(reason) : sentence;
}
