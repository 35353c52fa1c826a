/** The values of an entry by its fields' names, or those of a section without entries with the section's slug as `id`. */
export interface EntryValues {
  id: string;
  [field: string]: unknown;
}

/** An entry of any list section. */
export interface AnyEntry extends EntryValues {
  hidden: boolean;
}
