import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  isSectionEmpty,
  type OrderedSection,
  SECTION_SLUGS,
  type SectionSlug,
} from '@kreda/document/kinds/resume/model/sections';
import { columnOfSection, placeSection } from '@kreda/document/kinds/resume/operations/move-section';
import { useEffect } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { type Drop, moveSection } from '../preview/move-section.ts';
import { Preview } from '../preview/preview.tsx';
import { usePages } from '../preview/use-pages.ts';
import { unprintableAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './messages.ts';
import { activeSteps, type StepSlug } from './steps.ts';

/** True if a visible section is empty, so that the preview shows demo content in it (specification, section 4). */
function showsDemoContent({ isDone, sections, sectionsEnabled, sectionsActive }: Resume): boolean {
  if (isDone) return false;
  const steps = activeSteps(sectionsEnabled);
  const isShown = (slug: SectionSlug) => steps.includes(slug) && (slug === 'personal-data' || sectionsActive[slug]);
  return SECTION_SLUGS.some((slug) => isShown(slug) && isSectionEmpty(slug, sections[slug].data));
}

/**
 * Tells the forms, when the browser is idle, which characters cannot be printed. An equal list is not set again, so that no field renders
 * again.
 */
function usePublishUnprintable(find: () => readonly string[]): void {
  const { store } = useSession();
  useEffect(
    () =>
      whenIdle(() => {
        const unprintable = find();
        if (unprintable.join('\0') !== store.get(unprintableAtom).join('\0')) store.set(unprintableAtom, unprintable);
      }),
    [store, find],
  );
}

/** The live preview of the edited resume. A click opens a section; dragging a section changes the order and its column. */
export function PreviewPane({ step, onSection }: { step: StepSlug; onSection: (slug: string) => void }) {
  const t = useT();
  const section = step === 'sectionsEnabled' || step === 'end' ? null : step;
  const [entryId] = useOpenEntry(section ?? 'personal-data');
  const resume = useResume();
  const apply = useApply();
  const { pages, findUnprintable, isFailed, retry } = usePages(resume);
  usePublishUnprintable(findUnprintable);
  const move = (moved: OrderedSection, drop: Drop) => {
    const order = moveSection(resume.sectionsOrder, moved, drop);
    apply(placeSection(resume, moved, { order, to: columnOfSection(resume, drop.beside) }));
  };
  return (
    <Preview
      pages={pages}
      paper={resume.pageSetup.paper}
      isFailed={isFailed}
      onRetry={retry}
      onSection={onSection}
      onMoveSection={move}
      edited={section && { section, entryId }}
      note={showsDemoContent(resume) ? t('demo') : undefined}
    />
  );
}
