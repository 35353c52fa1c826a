import { use } from 'react';

export interface Loadable<T> {
  /** Loads once: returns the same promise at every call, also after a failure, until `forgetFailure`. */
  load: () => Promise<T>;
  /** The loaded value; undefined until then. */
  loaded: () => T | undefined;
  /** Loads ahead of use. A failure is ignored, and the next call tries again. */
  prefetch: () => void;
  /** Lets `load` try again after a failure. A load that is in flight or has succeeded is kept. */
  forgetFailure: () => void;
}

/** A script that could not be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * A value that is fetched at first use. Unlike `React.lazy`, it can retry after a lost connection. `load` rejects with a `LoadError`.
 */
export function loadable<T>(fetch: () => Promise<T>): Loadable<T> {
  let loading: Promise<T> | null = null;
  let failed: Promise<T> | null = null;
  let loaded: T | undefined;

  const load = () => {
    if (loading) return loading;
    const started = fetch().catch((cause: unknown) => {
      throw new LoadError('A script could not be loaded', { cause });
    });
    loading = started;
    started.then(
      (value) => {
        loaded = value;
        Object.assign(started, { status: 'fulfilled', value });
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

/** A loadable module that the build puts into a file of its own. */
export interface Chunk<T> extends Loadable<T> {
  /** The module's source file, relative to `web/src`: its key in the build's manifest of scripts and styles. */
  source: string;
}

export function chunk<T>(source: string, fetch: () => Promise<T>): Chunk<T> {
  return { source, ...loadable(fetch) };
}

/**
 * The loaded value. Does not suspend if it is loaded already, so that a server-rendered page hydrates without a mismatch: `use` returns the value of
 * a promise whose `status` is `fulfilled` at once. It is called in each render, since React warns of a component that suspended and then does not.
 */
export function useLoaded<T>({ load }: Loadable<T>): T {
  return use(load());
}
