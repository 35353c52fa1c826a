import type { Resume } from '@kreda/document/kinds/resume/model/resume';

/** The position whose texts are suggested first: the resume's profession, or its first position. */
export function defaultPosition({ sections }: Pick<Resume, 'sections'>): string {
  return sections['personal-data'].data.profession || sections.experiences.data.items[0]?.position || '';
}
