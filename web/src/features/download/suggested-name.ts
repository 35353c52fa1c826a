import { type Resume, resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';

/** A name for a resume without one: the person's name in one line; empty if the resume has none. */
export function suggestedName({ sections }: Resume): string {
  const { firstName, lastName } = sections['personal-data'].data;
  const person = `${firstName} ${lastName}`.replace(/\s+/g, ' ').trim();
  const name = person && `${person} – CV`;
  return resumeNameSchema.safeParse(name).success ? name : '';
}
