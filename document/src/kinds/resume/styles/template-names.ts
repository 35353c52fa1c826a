import type { TemplateTrait } from './template.ts';

export interface TemplateName {
  /** The product's name of the template, the same in every language. */
  label: string;
  traits: readonly TemplateTrait[];
}

/**
 * Names and traits of the templates in the order of `TEMPLATES`, for screens that list templates and need no typesetting. A test
 * derives each trait from the design.
 */
export const TEMPLATE_NAMES = {
  modern: { label: 'Gdynia', traits: ['two-column', 'colour', 'photo'] },
  classic: { label: 'Kraków', traits: ['one-column', 'serif', 'plain'] },
  bold: { label: 'Łódź', traits: ['two-column', 'colour', 'photo'] },
  mirror: { label: 'Poznań', traits: ['two-column', 'photo'] },
  timeline: { label: 'Wrocław', traits: ['one-column', 'timeline', 'photo'] },
  executive: { label: 'Warszawa', traits: ['one-column', 'serif'] },
  portrait: { label: 'Kazimierz', traits: ['two-column', 'serif', 'colour', 'photo'] },
  minimal: { label: 'Zakopane', traits: ['one-column', 'plain'] },
  tags: { label: 'Katowice', traits: ['one-column'] },
  compact: { label: 'Sopot', traits: ['one-column', 'plain', 'compact'] },
  academic: { label: 'Toruń', traits: ['one-column', 'serif', 'plain', 'compact'] },
  europass: { label: 'Lublin', traits: ['one-column', 'compact', 'photo'] },
  plain: { label: 'Opole', traits: ['one-column', 'plain'] },
  duotone: { label: 'Gdańsk', traits: ['two-column', 'serif', 'colour', 'photo'] },
  grid: { label: 'Szczecin', traits: ['two-column'] },
  icons: { label: 'Bydgoszcz', traits: ['one-column', 'photo'] },
  editorial: { label: 'Zamość', traits: ['one-column', 'serif'] },
  amber: { label: 'Białystok', traits: ['two-column', 'colour', 'photo'] },
  monogram: { label: 'Tarnów', traits: ['one-column', 'serif', 'colour'] },
  tabular: { label: 'Legnica', traits: ['one-column', 'serif', 'compact', 'photo'] },
} as const satisfies Readonly<Record<string, TemplateName>>;
