import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { Hyphenator } from '../../../engine/text/hyphenator.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { SectionLook } from '../styles/template-style.ts';
import type { PageBudget } from './page-budget.ts';

/** The common parameters for laying out sections and their entries. */
export interface EntrySetting {
  engine: EngineVersion;
  paragraphs: ParagraphLayout;
  hyphenator: Hyphenator | undefined;
  look: SectionLook;
  widthPx: number;
  /** Counts the height of each sub-section while it is measured. */
  budget: PageBudget;
}
