import { use } from 'react';

export interface Loadable<T> {
  /** The one loading: the same promise at every call, also after a failure, until `forgetFailure`. */
  load: () => Promise<T>;
  /** What was loaded; undefined until then. */
  loaded: () => T | undefined;
  /** Loads ahead of its use; a failure is nobody's concern yet, and the next call tries again. */
  prefetch: () => void;
  /** After a failure `load` tries again; a loading that is under way or was successful stays. */
  forgetFailure: () => void;
}

/** Something that is fetched when it is first wanted. Unlike `React.lazy` it can try again after a lost connection. */
export function loadable<T>(fetch: () => Promise<T>): Loadable<T> {
  let loading: Promise<T> | null = null;
  let failed: Promise<T> | null = null;
  let loaded: T | undefined;

  const load = () => {
    if (loading) return loading;
    const started = fetch();
    loading = started;
    started.then(
      (value) => {
        loaded = value;
      },
      () => {
        failed = started;
      },
    );
    return started;
  };
  const forgetFailure = () => {
    if (loading === failed) loading = null;
    failed = null;
  };
  return { load, loaded: () => loaded, prefetch: () => void load().catch(forgetFailure), forgetFailure };
}

/** Something that is a file of the build. */
export interface Chunk<T> extends Loadable<T> {
  /** The module it is made from, below `web/src`: the build's manifest knows its scripts and styles by that name. */
  source: string;
}

export function chunk<T>(source: string, fetch: () => Promise<T>): Chunk<T> {
  return { source, ...loadable(fetch) };
}

/** Draws at once with what is there already, so that a page which the server drew is the same in its first moment here. */
export function useLoaded<T>({ load, loaded }: Loadable<T>): T {
  return loaded() ?? use(load());
}
