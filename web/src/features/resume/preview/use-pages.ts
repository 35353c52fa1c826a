import { unprintableCharacters } from '@kreda/document/kinds/resume/checks/unprintable-characters';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Preparation, preparationKey, prepare } from './typesetter.ts';

export interface Pages {
  /** Page SVGs; null until the engine and its fonts are loaded. */
  pages: string[] | null;
  /** Characters on the pages that no font has. */
  unprintable: readonly string[];
  /** True if the engine or the fonts could not be loaded; `retry` tries again. */
  isFailed: boolean;
  retry(): void;
}

interface Loaded {
  /** The preparation key that it was loaded for. */
  key: string;
  preparation: Preparation;
}

/** Half a frame, in milliseconds: slower typesetting is deferred until typing pauses. */
const SLOW_MS = 8;
const NONE: readonly string[] = [];

/** The pages of a resume that is being edited. Slow typesetting does not block typing. */
export function usePages(resume: Resume): Pages {
  const key = useMemo(() => preparationKey(resume), [resume]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies everything that is fetched; `attempt` retries.
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

  // Keep the previous pages until new fonts are loaded: resume and typesetter change together.
  const [shown, setShown] = useState<{ resume: Resume; loaded: Loaded } | null>(null);
  if (loaded?.key === key && (shown?.resume !== resume || shown.loaded !== loaded)) setShown({ resume, loaded });
  // A usual resume is typeset in the same frame as the keystroke. A slow one is deferred, so that it does not block the next keystroke.
  const deferred = useDeferredValue(shown);
  const lastMs = useRef(0);
  const current = lastMs.current < SLOW_MS ? shown : deferred;
  const typeset = useMemo(() => {
    if (!current) return null;
    const { typesetter, options } = current.loaded.preparation;
    const startedMs = performance.now();
    const { pages, layout } = typesetter.typeset(current.resume, options);
    lastMs.current = performance.now() - startedMs;
    return { pages, unprintable: unprintableCharacters(layout) };
  }, [current]);

  const { pages = null, unprintable = NONE } = typeset ?? {};
  return { pages, unprintable, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
