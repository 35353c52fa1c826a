export interface Loadable<T> {
  /** The one loading: the same promise at every call, also after a failure, until `forgetFailure`. */
  load: () => Promise<T>;
  /** Loads ahead of its use; a failure is nobody's concern yet, and the next call tries again. */
  prefetch: () => void;
  /** After a failure `load` tries again; a loading that is under way or was successful stays. */
  forgetFailure: () => void;
}

/** Something that is fetched when it is first wanted. Unlike `React.lazy` it can try again after a lost connection. */
export function loadable<T>(fetch: () => Promise<T>): Loadable<T> {
  let loading: Promise<T> | null = null;
  let failed: Promise<T> | null = null;

  const load = () => {
    if (loading) return loading;
    const started = fetch();
    loading = started;
    started.catch(() => {
      failed = started;
    });
    return started;
  };
  const forgetFailure = () => {
    if (loading === failed) loading = null;
    failed = null;
  };
  return { load, prefetch: () => void load().catch(forgetFailure), forgetFailure };
}
