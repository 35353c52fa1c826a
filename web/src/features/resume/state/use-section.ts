import type { Operation } from '@kreda/document/edit/operation';
import type { SectionConfigOf, SectionData, SectionSlug } from '@kreda/document/model/sections';
import { useAtomValue } from 'jotai';
import { refusedFieldsAtom } from './editor-session.ts';
import { useApply, useResume } from './use-resume.ts';

export interface EditedSection<S extends SectionSlug> {
  data: SectionData<S>;
  config: SectionConfigOf<S>;
  setData(data: SectionData<S>): void;
  setConfig(config: SectionConfigOf<S>): void;
  /** The server's messages by the path below data or config, in English wording. */
  errors: Readonly<Record<string, string>>;
}

/** One section of the resume that is being edited. */
export function useSection<S extends SectionSlug>(slug: S): EditedSection<S> {
  const { data, config } = useResume().sections[slug];
  const apply = useApply();
  const refused = useAtomValue(refusedFieldsAtom);
  return {
    data,
    config,
    setData: (next) => apply({ type: 'data', section: slug, data: next } as Operation),
    setConfig: (next) => apply({ type: 'config', section: slug, config: next } as Operation),
    errors: { ...refused[`data/${slug}`], ...refused[`config/${slug}`] },
  };
}
