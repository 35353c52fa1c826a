import type { Resume } from '@kreda/document/model/resume';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Preparation, preparationKey, prepare } from './typesetter.ts';

export interface Pages {
  /** Page SVGs; null until the engine and its fonts have arrived. */
  pages: string[] | null;
  /** True when they could not be had; `retry` tries again. */
  isFailed: boolean;
  retry(): void;
}

interface Loaded {
  /** What it was loaded for. */
  key: string;
  preparation: Preparation;
}

/** The pages of a resume that changes under the reader's hands: typing never waits for them. */
export function usePages(resume: Resume): Pages {
  const key = useMemo(() => preparationKey(resume), [resume]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all that is fetched for the resume, `attempt` asks anew.
  useEffect(() => {
    let isCurrent = true;
    prepare(resume).then(
      (preparation) => {
        if (isCurrent) setLoaded({ key, preparation });
      },
      () => {
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  // Until new fonts have arrived the pages stay as they were, rather than vanish: resume and typesetter change together.
  const [shown, setShown] = useState<{ resume: Resume; loaded: Loaded } | null>(null);
  if (loaded?.key === key && (shown?.resume !== resume || shown.loaded !== loaded)) setShown({ resume, loaded });
  const deferred = useDeferredValue(shown);
  const pages = useMemo(() => {
    if (!deferred) return null;
    const { typesetter, options } = deferred.loaded.preparation;
    return typesetter.typeset(deferred.resume, options).pages;
  }, [deferred]);

  return { pages, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
