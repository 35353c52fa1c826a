import type { Resume } from '../model/resume.ts';
import { latestVersion } from '../model/templates-by-slug.ts';
import { engineOf } from '../styles/resolve-style.ts';
import type { OlderTemplate } from './finding.ts';

/** Finds a resume with an older version of its template, if the latest version uses a newer engine. */
export function checkTemplate({
  pattern,
  patternVersion,
}: Pick<Resume, 'pattern' | 'patternVersion'>): OlderTemplate[] {
  const version = latestVersion(pattern);
  if (engineOf({ pattern, patternVersion }) >= engineOf({ pattern, patternVersion: version })) return [];
  return [{ kind: 'older-template', severity: 'suggestion', place: null, version }];
}
