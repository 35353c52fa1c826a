import type { Density } from '@kreda/document/model/page-setup';
import type { Resume } from '@kreda/document/model/resume';
import { useState } from 'react';
import { translateWording } from '../../../i18n/wording.ts';
import { errorWording } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { asDownloaded } from '../use-downloaded-pages.ts';

/** What the last fit came to. */
type FitOutcome = { kind: 'fitted'; pageCount: number } | { kind: 'undone' } | { kind: 'too-long' };

export interface FitControl {
  isFitting: boolean;
  outcome: FitOutcome | null;
  /** Sets the stored resume more closely until it has at most so many pages, and saves that. */
  fit: (maxPages: number) => Promise<void>;
  undo: () => Promise<void>;
}

/** Brings a stored resume to fewer pages with one click, and takes that back with another. */
export function useFit(resume: Resume): FitControl {
  const { client, resume: resumes } = trpc.useUtils();
  const [isFitting, setFitting] = useState(false);
  const [outcome, setOutcome] = useState<FitOutcome | null>(null);
  const [before, setBefore] = useState<Density | null>(null);

  const save = async (density: Density) => {
    const pageSetup = { ...resume.pageSetup, density };
    await client.resume.save.mutate({ uuid: resume.uuid, operation: { type: 'page-setup', pageSetup } });
    await Promise.all([resumes.get.invalidate({ uuid: resume.uuid }), resumes.list.invalidate()]);
  };
  const attempt = async (work: () => Promise<FitOutcome>) => {
    setFitting(true);
    try {
      setOutcome(await work());
    } catch (error) {
      showToast({ type: 'error', text: translateWording(errorWording(error)) });
    } finally {
      setFitting(false);
    }
  };
  const fit = (maxPages: number) =>
    attempt(async () => {
      const done = asDownloaded(resume);
      const [{ fitToPages }, { prepare }] = await Promise.all([
        import('@kreda/document/fit/fit-to-pages'),
        import('../../resume/preview/typesetter.ts'),
      ]);
      const { typesetter, options } = await prepare(done);
      const result = fitToPages(typesetter, done, { ...options, maxPages });
      if (!result.isFitting) return { kind: 'too-long' };
      setBefore(resume.pageSetup.density);
      await save(result.density);
      return { kind: 'fitted', pageCount: result.pageCount };
    });
  const undo = () =>
    attempt(async () => {
      if (before) await save(before);
      return { kind: 'undone' };
    });
  return { isFitting, outcome, fit, undo };
}
