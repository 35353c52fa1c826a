import { type ListSectionSlug, SECTIONS, type SectionSlug } from '@kreda/document/model/sections';
import { ClausesForm } from './clauses-form.tsx';
import { EntryListForm } from './entry-list-form.tsx';
import { PersonalDataForm } from './personal-data-form.tsx';
import { SummaryForm } from './summary-form.tsx';

/** A section's form: every section has one. */
export function SectionForm({ slug }: { slug: SectionSlug }) {
  if (slug === 'personal-data') return <PersonalDataForm />;
  if (slug === 'summary') return <SummaryForm />;
  if (slug === 'clauses') return <ClausesForm />;
  return SECTIONS[slug].kind === 'list' ? <EntryListForm key={slug} slug={slug as ListSectionSlug} /> : null;
}
