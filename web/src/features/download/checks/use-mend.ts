import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { asDownloaded } from '../use-downloaded-pages.ts';

/** The result of the last action. */
type MendOutcome =
  | { kind: 'fitted'; pageCount: number }
  | { kind: 'too-long' }
  | { kind: 'switched' }
  | { kind: 'undone' };

export interface MendControl {
  isMending: boolean;
  outcome: MendOutcome | null;
  /** Chooses the first tighter spacing with which the stored resume has at most `maxPages` pages, and saves it. */
  fit: (maxPages: number) => Promise<void>;
  /** Saves the resume with another version of its template. */
  switchVersion: (version: number) => Promise<void>;
  /** Undoes the last change. */
  undo: () => Promise<void>;
}

/** Mends findings about a stored resume as a whole, and can undo that. */
export function useMend(resume: Resume): MendControl {
  const { client, resume: resumes } = trpc.useUtils();
  const [isMending, setMending] = useState(false);
  const [outcome, setOutcome] = useState<MendOutcome | null>(null);
  const [undoing, setUndoing] = useState<((current: Resume) => Operation) | null>(null);

  const save = async (operation: Operation) => {
    await client.resume.save.mutate({ uuid: resume.uuid, operation });
    await Promise.all([resumes.get.invalidate({ uuid: resume.uuid }), resumes.list.invalidate()]);
  };
  const attempt = async (work: () => Promise<MendOutcome>) => {
    setMending(true);
    try {
      setOutcome(await work());
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setMending(false);
    }
  };
  const fit = (maxPages: number) =>
    attempt(async () => {
      const done = asDownloaded(resume);
      const [{ fitToPages }, { prepare }] = await Promise.all([
        import('@kreda/document/kinds/resume/fit/fit-to-pages'),
        import('../../resume/preview/typesetter.ts'),
      ]);
      const { typesetter, options } = await prepare(done);
      const result = fitToPages(typesetter, done, { ...options, maxPages });
      if (!result.isFitting) return { kind: 'too-long' };
      const { density } = resume.pageSetup;
      setUndoing(
        () =>
          ({ pageSetup }: Resume): Operation => ({ type: 'page-setup', pageSetup: { ...pageSetup, density } }),
      );
      await save({ type: 'page-setup', pageSetup: { ...resume.pageSetup, density: result.density } });
      return { kind: 'fitted', pageCount: result.pageCount };
    });
  const switchVersion = (version: number) =>
    attempt(async () => {
      const { patternVersion } = resume;
      setUndoing(() => (): Operation => ({ type: 'pattern-version', version: patternVersion }));
      await save({ type: 'pattern-version', version });
      return { kind: 'switched' };
    });
  const undo = () =>
    attempt(async () => {
      if (undoing) await save(undoing(resume));
      return { kind: 'undone' };
    });
  return { isMending, outcome, fit, switchVersion, undo };
}
