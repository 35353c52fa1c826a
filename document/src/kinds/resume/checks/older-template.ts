import type { Resume } from '../model/resume.ts';
import { latestVersion } from '../model/templates-by-slug.ts';
import { versionChanges } from '../styles/version-changes.ts';
import type { OlderTemplate } from './finding.ts';

/** Finds a resume with an older version of its template. */
export function checkTemplate(resume: Resume): OlderTemplate[] {
  const { pattern, patternVersion: from } = resume;
  const version = latestVersion(pattern);
  if (from >= version) return [];
  const changes = versionChanges(resume, { from, to: version });
  return [{ kind: 'older-template', severity: 'suggestion', place: null, version, changes }];
}
