import { z } from 'zod';
import type { AnonymiseOptions } from '../anonymise/anonymise.ts';
import { anonymiseOptionsSchema, DEFAULT_ANONYMISE_OPTIONS } from '../anonymise/anonymity.ts';
import type { Address } from './addresses.ts';

/** A value that a view has in place of its base's. */
export interface Override {
  value: unknown;
  /** The base's value when the override was made. If the base's is another one now, the override is stale. */
  base: unknown;
}

/**
 * What a view of a resume is for. In `language` versions texts are translated, so a text that was confirmed as equal to the base's
 * counts as translated; an entry that is added there belongs to the career, and is shown in the base too. An entry that is added in a
 * `variant` for one offer is hidden in the base and in other views. An `anonymous` version is as a variant, and names nobody: what
 * its base and its overrides say is made anonymous (docs/decisions/0102).
 */
export const VIEW_KINDS = ['language', 'variant', 'anonymous'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What differs in a view of a resume (docs/decisions/0092). Entries, and their ids, are always the base's. */
export interface Overlay {
  kind: ViewKind;
  overrides: Readonly<Record<Address, Override>>;
  /** Ids of the entries that were added in the view. What is typed into them there goes to the base too, until the base has another text. */
  added: string[];
  /** Of an anonymous version. */
  anonymity?: Anonymity | undefined;
}

/** What an anonymous version takes out. */
export interface Anonymity {
  options: AnonymiseOptions;
  /**
   * Names of the person, of employers and of schools, by address, that were overrides of the view which the version was made from. They are
   * taken out as the base's names are, also after the version has another value there.
   */
  inherited: Readonly<Record<Address, string>>;
}

/** What the overlay of an anonymous version takes out; null for another one. */
export function anonymityOf({ kind, anonymity }: Overlay): Anonymity | null {
  return kind === 'anonymous' ? (anonymity ?? { options: DEFAULT_ANONYMISE_OPTIONS, inherited: {} }) : null;
}

/** Schema of a stored overlay. Values are checked when the overlay is applied, since their schemas depend on the release. */
export const overlaySchema: z.ZodType<Overlay> = z.strictObject({
  kind: z.enum(VIEW_KINDS),
  overrides: z.record(z.string(), z.strictObject({ value: z.json(), base: z.json() })),
  added: z.array(z.string()),
  anonymity: z
    .strictObject({ options: anonymiseOptionsSchema, inherited: z.record(z.string(), z.string()) })
    .optional(),
});

export function emptyOverlay(kind: ViewKind): Overlay {
  return { kind, overrides: {}, added: [] };
}
