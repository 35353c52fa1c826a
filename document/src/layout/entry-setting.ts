import type { EngineVersion } from '../engine-version.ts';
import type { SectionLook } from '../style/template-style.ts';
import type { Hyphenator } from '../text/hyphenator.ts';
import type { ParagraphLayout } from '../text/paragraph.ts';
import type { PageBudget } from './page-budget.ts';

/** What sections and their entries are laid out with. */
export interface EntrySetting {
  engine: EngineVersion;
  paragraphs: ParagraphLayout;
  hyphenator: Hyphenator | undefined;
  look: SectionLook;
  widthPx: number;
  /** Counts each sub-section as it is measured. */
  budget: PageBudget;
}
