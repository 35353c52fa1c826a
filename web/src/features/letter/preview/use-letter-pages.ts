import type { LetterOfResume } from '@kreda/document/kinds/letter/model/letter';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { LetterPreparation } from './letter-typesetter.ts';

export interface LetterPages {
  /** Page SVGs; null until the engine and its fonts are loaded. */
  pages: readonly string[] | null;
  /** True if the engine or the fonts could not be loaded; `retry` tries again. */
  isFailed: boolean;
  retry(): void;
}

interface Loaded {
  keyOf: (source: LetterOfResume) => string;
  /** The key that it was loaded for. */
  key: string;
  preparation: LetterPreparation;
}

/** The pages of a letter that is being edited. Typesetting does not block typing. */
export function useLetterPages(source: LetterOfResume): LetterPages {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const keyOf = loaded?.keyOf;
  const key = useMemo(() => keyOf?.(source) ?? null, [keyOf, source]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies everything that is fetched; `attempt` retries.
  useEffect(() => {
    if (loaded && loaded.key === key) return;
    let isCurrent = true;
    const load = async () => {
      const { letterPreparationKey, prepareLetter } = await import('./letter-typesetter.ts');
      const preparation = await prepareLetter(source);
      if (isCurrent) setLoaded({ keyOf: letterPreparationKey, key: letterPreparationKey(source), preparation });
    };
    load().catch(() => {
      if (isCurrent) setFailedAttempt(attempt);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  // Keep the previous pages until new fonts are loaded: letter and typesetter change together.
  const [shown, setShown] = useState<{ source: LetterOfResume; loaded: Loaded } | null>(null);
  if (loaded && loaded.key === key && (shown?.source !== source || shown.loaded !== loaded))
    setShown({ source, loaded });
  const deferred = useDeferredValue(shown);
  const pages = useMemo(() => {
    if (!deferred) return null;
    const { typesetter, options } = deferred.loaded.preparation;
    return typesetter.typeset(deferred.source, options).pages;
  }, [deferred]);
  return { pages, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
