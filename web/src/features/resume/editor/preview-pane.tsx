import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { columnOfSection, placeSection } from '@kreda/document/kinds/resume/operations/move-section';
import { useCallback, useEffect } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { PickedPlace } from '../../../ui/page-sheet.tsx';
import { ghostSamples, sampledParts } from '../preview/ghost-samples.ts';
import { type Drop, moveSection } from '../preview/move-section.ts';
import { Preview } from '../preview/preview.tsx';
import { usePages } from '../preview/use-pages.ts';
import { unprintableAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './messages.ts';
import type { StepSlug } from './steps.ts';

/** Ghosts samples and marks the edited entry on the pages. The attributes are never part of a page's markup, nor of the PDF. */
function useMarks(sampled: string, entryId: string | null): (page: ShadowRoot) => void {
  return useCallback(
    (page) => {
      ghostSamples(page, sampled);
      for (const entry of page.querySelectorAll<SVGElement>('[data-entry]'))
        entry.toggleAttribute('data-edited', entry.dataset.entry === entryId);
    },
    [sampled, entryId],
  );
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

interface PreviewPaneProps {
  step: StepSlug;
  /** True while the appearance is set: the edited entry is not marked then. */
  isStyling: boolean;
  onPick: (place: PickedPlace) => void;
}

/** The live preview of the edited resume. A click opens the field of the clicked text; dragging a section changes the order and its column. */
export function PreviewPane({ step, isStyling, onPick }: PreviewPaneProps) {
  const t = useT();
  const section = step === 'sectionsEnabled' || step === 'end' ? null : step;
  const [entryId] = useOpenEntry(section ?? 'personal-data');
  const resume = useResume();
  const apply = useApply();
  const { pages, findUnprintable, isFailed, retry } = usePages(resume);
  usePublishUnprintable(findUnprintable);
  const sampled = sampledParts(resume);
  const decorate = useMarks(sampled, isStyling ? null : section === 'summary' ? section : entryId);
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
      onPick={onPick}
      decorate={decorate}
      onMoveSection={move}
      edited={section && { section, entryId }}
      note={sampled === '' ? undefined : t('demo')}
    />
  );
}
