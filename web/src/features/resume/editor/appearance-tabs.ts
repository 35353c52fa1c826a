/** The groups of the appearance panel, in their order. Each has a label in the panel's messages. */
export const APPEARANCE_TABS = [
  'template',
  'colors',
  'fonts',
  'spacing',
  'details',
  'photo',
  'page',
  'sections',
] as const;

export type AppearanceTab = (typeof APPEARANCE_TABS)[number];

export function isAppearanceTab(value: string | null): value is AppearanceTab {
  return (APPEARANCE_TABS as readonly (string | null)[]).includes(value);
}
