import { z } from 'zod';
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
 * `variant` for one offer is hidden in the base and in other views.
 */
export const VIEW_KINDS = ['language', 'variant'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What differs in a view of a resume (docs/decisions/0092). Entries, and their ids, are always the base's. */
export interface Overlay {
  kind: ViewKind;
  overrides: Readonly<Record<Address, Override>>;
  /** Ids of the entries that were added in the view. What is typed into them there goes to the base too, until the base has another text. */
  added: string[];
}

/** Schema of a stored overlay. Values are checked when the overlay is applied, since their schemas depend on the release. */
export const overlaySchema: z.ZodType<Overlay> = z.strictObject({
  kind: z.enum(VIEW_KINDS),
  overrides: z.record(z.string(), z.strictObject({ value: z.json(), base: z.json() })),
  added: z.array(z.string()),
});

export function emptyOverlay(kind: ViewKind): Overlay {
  return { kind, overrides: {}, added: [] };
}
