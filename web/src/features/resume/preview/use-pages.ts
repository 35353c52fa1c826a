import type { Resume } from '@kreda/document/model/resume';
import type { Typesetter } from '@kreda/document/typeset';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadPhoto, loadTypesetter } from './typesetter.ts';

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
  typesetter: Typesetter;
  photo: string | null;
}

/** The pages of a resume that changes under the reader's hands: typing never waits for them. */
export function usePages(resume: Resume): Pages {
  const { fonts, photo } = resume;
  const key = [fonts.heading, fonts.body, photo?.url].join('|');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the fonts and the photo, `attempt` asks anew.
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadTypesetter({ fonts }), photo ? loadPhoto(photo) : null]).then(
      ([typesetter, bytes]) => {
        if (isCurrent) setLoaded({ key, typesetter, photo: bytes });
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
    const { typesetter, photo: bytes } = deferred.loaded;
    return typesetter.typeset(deferred.resume, bytes ? { photo: bytes } : {}).pages;
  }, [deferred]);

  return { pages, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
