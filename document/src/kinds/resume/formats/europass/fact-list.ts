import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import type { Inline, RichText } from '../../model/rich-text.ts';
import type { EuropassDraft } from './europass-draft.ts';

interface Fact {
  label: string;
  value: string;
}

/** Facts as a list: `**Marital status**: single`. */
export function writeFactList(facts: readonly Fact[]): RichText {
  const items = facts.map(({ label, value }) => {
    const name: Inline[] = label === '' ? [] : [{ text: label, bold: true }];
    return { level: 0, children: [...name, ...(value === '' ? [] : [{ text: label === '' ? value : `: ${value}` }])] };
  });
  return items.length === 0 ? [] : [{ type: 'list', style: 'bulleted', items }];
}

/** Reads a list of `writeFactList` into the facts of the person. False for other texts, of which nothing is read. */
export function readFactList(blocks: RichText, path: string, draft: EuropassDraft): boolean {
  const [list] = blocks;
  if (blocks.length !== 1 || list?.type !== 'list') return false;
  const facts = list.items.map(({ children }) => readFact(children));
  if (facts.some((fact) => fact === null)) return false;
  for (const fact of facts) addFact(fact!, path, draft);
  return true;
}

/** Adds a fact to the person. A label that the resume prints itself stands for the field. */
export function addFact({ label, value }: Fact, path: string, draft: EuropassDraft): void {
  const labels = DOCUMENT_LABELS[draft.language];
  const isLine = value.length <= MAX_LINE_CHARACTERS;
  if (label === labels.birthPlace && isLine) draft.person({ birthPlace: value });
  else if (label === labels.citizenship && isLine) draft.person({ citizenship: value });
  else if (label === labels.relocate && value === '') draft.person({ relocate: true });
  else if (label === labels.email) draft.contacts.email(value, path);
  else draft.contacts.fact(label, value, path);
}

function readFact([name, rest, ...others]: readonly Inline[]): Fact | null {
  if (!name || others.length > 0 || /\n/.test(name.text + (rest?.text ?? ''))) return null;
  if (!name.bold) return rest ? null : { label: '', value: name.text };
  const value = rest ? /^: (.*)$/.exec(rest.text)?.[1] : '';
  return value === undefined || rest?.bold ? null : { label: name.text, value };
}
