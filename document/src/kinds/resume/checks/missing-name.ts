import { composePersonal } from '../compose/compose.ts';
import type { Resume } from '../model/resume.ts';
import type { MissingName } from './finding.ts';

/** Finds a CV that would be printed without a name. Whoever hides the name's fields sends the CV without it on purpose. */
export function checkName(resume: Resume): MissingName[] {
  const { firstName, lastName } = resume.sections['personal-data'].config.fields;
  if (composePersonal(resume).name !== '' || !(firstName || lastName)) return [];
  const place = { section: 'personal-data', entryId: null, field: firstName ? 'firstName' : 'lastName' } as const;
  return [{ kind: 'missing-name', severity: 'must-look', place }];
}
