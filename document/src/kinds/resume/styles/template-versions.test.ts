import { describe, expect, test } from 'vitest';
import { latestVersion, TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { engineOf, templateVersion } from './template-versions.ts';

/** The module as a page has it that has just been opened: setup files have loaded all versions in the usual one. */
async function unloaded(name: string): Promise<typeof import('./template-versions.ts')> {
  return import(`./template-versions.ts?${name}`);
}

describe.each(TEMPLATE_SLUGS)('%s', (pattern) => {
  test('names the engines of all its versions, before it loads them', () => {
    for (let patternVersion = 1; patternVersion <= latestVersion(pattern); patternVersion += 1)
      expect(templateVersion({ pattern, patternVersion }).engine).toBe(engineOf({ pattern, patternVersion }));
  });

  test('loads its earlier versions together, when one of them is asked for', async () => {
    const { isTemplateVersionLoaded, loadTemplateVersion, templateVersion: newVersion } = await unloaded(pattern);
    const newest = { pattern, patternVersion: latestVersion(pattern) };
    const earlier = Array.from({ length: latestVersion(pattern) - 1 }, (_, index) => ({
      pattern,
      patternVersion: index + 1,
    }));
    expect(newVersion(newest)).toBe(templateVersion(newest));
    await loadTemplateVersion(newest);
    for (const version of earlier) {
      expect(isTemplateVersionLoaded(version)).toBe(false);
      expect(() => newVersion(version)).toThrow(`Version ${version.patternVersion} of the template ${pattern} is not`);
    }
    if (earlier[0]) await loadTemplateVersion(earlier[0]);
    expect(earlier.map(newVersion)).toEqual(earlier.map(templateVersion));
  });

  test.each([0, -1, 1.5, latestVersion(pattern) + 1])('refuses a version %s', async (patternVersion) => {
    const version = { pattern, patternVersion };
    const message = `The template ${pattern} has no version ${patternVersion}`;
    const { loadTemplateVersion, templateVersion: newVersion } = await unloaded(pattern);
    await expect(loadTemplateVersion(version)).rejects.toThrow(message);
    expect(() => newVersion(version)).toThrow(message);
    expect(() => engineOf(version)).toThrow(message);
  });
});
