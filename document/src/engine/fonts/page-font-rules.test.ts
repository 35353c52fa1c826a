import { expect, test } from 'vitest';
import { FONT_FACES } from './catalogue.ts';
import { pageFontRules } from './page-font-rules.ts';

test('names every family of the catalogue once, quoted', () => {
  const rules = pageFontRules().split('\n');
  expect(rules).toContain('text[font-family="Source Sans 3"] { font-family: "Source Sans 3"; }');
  expect(rules).toHaveLength(new Set(FONT_FACES.map(({ family }) => family)).size);
  for (const { family } of FONT_FACES)
    expect(rules).toContain(`text[font-family="${family}"] { font-family: "${family}"; }`);
});
