import type { TemplateSlug } from '../model/templates-by-slug.ts';

/** An invented person: name, profession, earlier position, school, and three skills. Nobody's. */
type ShowcasePerson = readonly [
  name: string,
  profession: string,
  earlierPosition: string,
  school: string,
  ...skills: readonly [string, string, string],
];

/** The texts of the people whose CVs show the templates, in one language. Summary and tasks fit every trade. */
export interface ShowcaseTexts {
  summary: string;
  tasks: readonly [string, string, string, string, string, string];
  cities: readonly [string, string, string, string];
  /** What the present job consists of, by person. Where they are missing, general tasks stand there. */
  trades?: Readonly<Record<TemplateSlug, readonly [string, string, string]>>;
  people: Readonly<Record<TemplateSlug, ShowcasePerson>>;
}
