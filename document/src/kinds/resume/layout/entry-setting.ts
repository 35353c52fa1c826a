import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { Hyphenator } from '../../../engine/text/hyphenator.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { SectionLook } from '../styles/template-style.ts';
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
