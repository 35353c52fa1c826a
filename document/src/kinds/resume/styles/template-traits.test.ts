import { expect, test } from 'vitest';
import { emptyResume } from '../model/resume.ts';
import { TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { resolveStyle } from './resolve-style.ts';
import { TEMPLATE_TRAITS, type TemplateTrait } from './template.ts';
import { TEMPLATE_NAMES } from './template-names.ts';

const UUID = '00000000-0000-4000-8000-000000000000';
const SERIF = ['Lora', 'Merriweather', 'Noto Serif', 'Playfair Display'];
/** Heads with the template's colour behind them. */
const COLOURED_HEADS = ['masthead', 'portrait', 'two-tone', 'monogram'];

/** A coloured field is at least this wide and high; less is a line. */
const FIELD_PX = 20;

/** The traits that a template's newest design has. A photo is a choice of the picture, not of the design. */
function designedTraits(pattern: TemplateSlug): TemplateTrait[] {
  const resume = emptyResume(UUID, 'pl', pattern);
  const { columns, hero, backdrop } = resolveStyle(resume);
  const main = columns.find(({ id }) => id === 'main')!.look;
  const isOneColumn = columns.length === 1;
  const isOwn = (color: string) => [resume.color.generalColor, resume.color.accentColor].includes(color);
  const has: Partial<Record<TemplateTrait, boolean>> = {
    'one-column': isOneColumn,
    'two-column': columns.length === 2,
    serif: SERIF.includes(resume.fonts.heading),
    timeline: main.rail !== undefined,
    compact: isOneColumn && main.body.sizePx <= 12.5,
    plain: isOneColumn && backdrop.length === 0 && main.compact.kind === 'inline',
    colour:
      COLOURED_HEADS.includes(hero.kind) ||
      (hero.kind === 'band' && hero.color === resume.color.generalColor) ||
      backdrop.some(({ color, widthPx, heightPx }) => isOwn(color) && Math.min(widthPx, heightPx) >= FIELD_PX),
  };
  return TEMPLATE_TRAITS.filter((trait) => has[trait]);
}

test.each(TEMPLATE_SLUGS)('the traits of %s are those of its design', (pattern) => {
  const claimed = TEMPLATE_NAMES[pattern].traits.filter((trait) => trait !== 'photo');
  expect(claimed.toSorted()).toEqual(designedTraits(pattern).toSorted());
});
