import { describe, expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { versionChanges } from './version-changes.ts';

const changes = (pattern: TemplateSlug, from: number, to: number) =>
  versionChanges(typicalResume(pattern), { from, to });

describe('what a newer version of a template changes', () => {
  test('is something for each two versions that were released one after the other', () => {
    for (const pattern of TEMPLATE_SLUGS)
      for (let to = 2; to <= latestVersion(pattern); to += 1)
        expect(changes(pattern, to - 1, to), `${pattern} ${to}`).not.toEqual([]);
  });

  test('is nothing for one version', () => {
    for (const pattern of TEMPLATE_SLUGS) expect(changes(pattern, 1, 1), pattern).toEqual([]);
  });

  test('names the properties of the version and of its design, and leaves the rest to the look', () => {
    expect(changes('minimal', 2, 3)).toEqual(['pageBreaks']);
    expect(changes('minimal', 3, 4)).toEqual(['typography']);
    expect(changes('minimal', 4, 5)).toEqual(['continued', 'dateLeaders', 'plainLevels', 'look']);
    expect(changes('editorial', 1, 2)).toEqual(['continued']);
    expect(changes('classic', 1, 2)).toEqual(['look']);
    expect(changes('classic', 3, 4)).toEqual(['dateLeaders']);
    expect(changes('plain', 3, 4)).toEqual(['typography', 'plainLevels']);
    expect(changes('mirror', 3, 4)).toEqual(['pageBreaks', 'wideText']);
    expect(changes('modern', 4, 5)).toEqual(['typography', 'shortBackdrop']);
    expect(changes('timeline', 5, 6)).toEqual(['composed', 'languageLevels', 'equalDates']);
    expect(changes('monogram', 1, 2)).toEqual(['composed', 'languageLevels', 'equalDates', 'look']);
    expect(changes('bold', 1, 5)).toEqual(['engine', 'pageBreaks', 'typography', 'wideText', 'dateLeaders', 'look']);
  });

  test('is only another look where the later version does less', () => {
    expect(changes('minimal', 4, 3)).toEqual(['look']);
  });
});
