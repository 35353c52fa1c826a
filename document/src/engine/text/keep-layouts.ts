import { rememberByIdentity } from '../remember-by-identity.ts';
import type { Hyphenator } from './hyphenator.ts';
import type { TextRules } from './itemise.ts';
import { createParagraphLayout, type ParagraphLayout } from './paragraph.ts';
import type { Shaper } from './shaper.ts';

/**
 * Makes paragraph layouts with a shaper, and keeps them: the same rules with the same divider give the same layout, whose cached paragraphs
 * remain valid.
 */
export function keepLayouts(shaper: Shaper): (rules: TextRules, divider: Hyphenator | undefined) => ParagraphLayout {
  const layouts = new Map<string, ParagraphLayout>();
  const layoutFor = (rules: TextRules): ParagraphLayout => {
    const key = JSON.stringify(rules);
    const known = layouts.get(key) ?? createParagraphLayout(shaper, rules.engine, rules);
    layouts.set(key, known);
    return known;
  };
  const dividedBy = rememberByIdentity(
    (set: ParagraphLayout, divider: Hyphenator | undefined): ParagraphLayout =>
      (spans, box) =>
        set(spans, { ...box, divider }),
  );
  return (rules, divider) => dividedBy(layoutFor(rules), divider);
}
