import type { SectionConfigOf, SectionData, SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { useAtomValue } from 'jotai';
import { refusedFieldsAtom, resumeAtom } from './editor-session.ts';
import { useSession } from './resume-context.tsx';
import { useResume } from './use-resume.ts';

export interface EditedSection<S extends SectionSlug> {
  data: SectionData<S>;
  config: SectionConfigOf<S>;
  setData(data: SectionData<S>): void;
  setConfig(config: SectionConfigOf<S>): void;
  /** The section's current data, for callbacks that run long after the component was rendered. */
  readData(): SectionData<S>;
  /** The server's English error sentences, by the path below data or config. */
  errors: Readonly<Record<string, string>>;
}

/** The server's English error sentences for a section, by the path below data or config. */
export function useRefusedFields(slug: SectionSlug): Readonly<Record<string, string>> {
  const refused = useAtomValue(refusedFieldsAtom);
  return { ...refused[`data/${slug}`], ...refused[`config/${slug}`] };
}

/** One section of the edited resume. */
export function useSection<S extends SectionSlug>(slug: S): EditedSection<S> {
  const { data, config } = useResume().sections[slug];
  const { apply, store } = useSession();
  const errors = useRefusedFields(slug);
  return {
    data,
    config,
    setData: (next) => apply({ type: 'data', section: slug, data: next } as Operation),
    setConfig: (next) => apply({ type: 'config', section: slug, config: next } as Operation),
    readData: () => store.get(resumeAtom)?.sections[slug].data ?? data,
    errors,
  };
}
