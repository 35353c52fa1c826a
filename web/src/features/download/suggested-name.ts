import { type Resume, resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';

/** The name that a CV without one is downloaded under: its person's, in one line; empty where nobody is named. */
export function suggestedName({ sections }: Resume): string {
  const { firstName, lastName } = sections['personal-data'].data;
  const person = `${firstName} ${lastName}`.replace(/\s+/g, ' ').trim();
  const name = person && `${person} – CV`;
  return resumeNameSchema.safeParse(name).success ? name : '';
}
