import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What a sandbox remembers. */
export interface StoredState<State> {
  state: State;
  /** Writes the state down, so that a restart forgets no payment. */
  save(): void;
  reset(): void;
}

/** The state kept in a JSON file; without one it lives in memory. */
export function openState<State>(file: string | undefined, empty: () => State): StoredState<State> {
  const store: StoredState<State> = {
    // What an older sandbox wrote has less in it.
    state: file && existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as State) } : empty(),
    save() {
      if (!file) return;
      // Renamed into place: a crash while writing leaves the old state whole.
      writeFileSync(`${file}.new`, JSON.stringify(store.state));
      renameSync(`${file}.new`, file);
    },
    reset() {
      store.state = empty();
      store.save();
    },
  };
  return store;
}
