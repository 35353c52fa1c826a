import type { OrderedSection } from '../model/sections.ts';
import type { TemplateDesign } from './template.ts';
import type { Bibliography } from './template-style.ts';

/** Sections whose entries are mostly a name, an issuer and a date. */
export const SHORT_ENTRIES: readonly OrderedSection[] = [
  'courses',
  'certifications',
  'awards',
  'memberships',
  'volunteering',
];

/** The design with sections set as references in all columns, in place of those that it sets so already. */
export function withReferences(design: TemplateDesign, bibliography: Bibliography): TemplateDesign {
  return (input) => {
    const style = design(input);
    return {
      ...style,
      columns: style.columns.map((column) => ({ ...column, look: { ...column.look, bibliography } })),
    };
  };
}
