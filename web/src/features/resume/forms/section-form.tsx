import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import type { ListSectionSlug, SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { Skeleton } from '@mantine/core';
import { loadable } from '../../../lib/loadable.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { PersonalDataForm } from './personal-data-form.tsx';
import { SummaryForm } from './summary-form.tsx';
import { isTermSection } from './term-sections.ts';

// Lists need the drag and drop library (15 KB), which the first step does not use.
export const entryListForm = loadable(async () => (await import('./entry-list-form.tsx')).EntryListForm);
export const termListForm = loadable(async () => (await import('./term-list-form.tsx')).TermListForm);
export const customSectionForm = loadable(async () => (await import('./custom-section-form.tsx')).CustomSectionForm);
export const clausesForm = loadable(async () => (await import('./clauses-form.tsx')).ClausesForm);

/** The form of a section. */
export function SectionForm({ slug }: { slug: SectionSlug }) {
  if (slug === 'personal-data') return <PersonalDataForm />;
  if (slug === 'summary') return <SummaryForm />;
  if (slug === 'clauses')
    return (
      <LazyPanel chunk={clausesForm} loading={<Skeleton h={320} />}>
        {(ClausesForm) => <ClausesForm />}
      </LazyPanel>
    );
  if (isCustomSection(slug))
    return (
      <LazyPanel chunk={customSectionForm} loading={<Skeleton h={320} />}>
        {(CustomSectionForm) => <CustomSectionForm key={slug} slug={slug} />}
      </LazyPanel>
    );
  if (isTermSection(slug))
    return (
      <LazyPanel chunk={termListForm} loading={<Skeleton h={320} />}>
        {(TermListForm) => <TermListForm key={slug} slug={slug} />}
      </LazyPanel>
    );
  return (
    <LazyPanel chunk={entryListForm} loading={<Skeleton h={320} />}>
      {(EntryListForm) => <EntryListForm key={slug} slug={slug as ListSectionSlug} />}
    </LazyPanel>
  );
}
