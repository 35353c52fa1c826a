import type { FieldKind } from '@kreda/document/kinds/resume/model/field';

/** Kinds of fields whose value is chosen and not typed. */
const CHOICE_KINDS = [
  'year-month',
  'level',
  'language-level',
  'licence-category',
  'flag',
] as const satisfies readonly FieldKind[];
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

export function isChoiceKind(kind: FieldKind): kind is ChoiceKind {
  return (CHOICE_KINDS as readonly FieldKind[]).includes(kind);
}
