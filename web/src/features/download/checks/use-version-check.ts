import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import { materialise } from '@kreda/document/kinds/resume/overlay/materialise';
import { overlaySchema } from '@kreda/document/kinds/resume/overlay/overlay';
import { staleOverrides } from '@kreda/document/kinds/resume/overlay/stale';
import { originalTexts, type TranslatableText } from '@kreda/document/kinds/resume/overlay/translation';
import { useMemo } from 'react';
import { type Outputs, trpc } from '../../../lib/trpc.ts';

/** What waits in a language version. */
interface WaitingInVersion {
  /** The texts that are still in the original's language, in the order of the forms. */
  untranslated: readonly TranslatableText[];
  /** How many of the version's own values the original has changed or removed since. */
  changedCount: number;
}

export interface VersionCheck {
  /** Null while it is not known. Nothing waits in a CV that is no language version. */
  waiting: WaitingInVersion | null;
  error: unknown;
  retry: () => void;
}

const NOTHING: WaitingInVersion = { untranslated: [], changedCount: 0 };

/** Compares a language version with its original. */
export function useVersionCheck({ resume: { uuid }, viewKind }: Outputs['resume']['get']): VersionCheck {
  const isVersion = viewKind === 'language';
  // No cached answer: the texts that were translated meanwhile would be counted.
  const { data, error, refetch } = trpc.resume.view.useQuery({ uuid }, { enabled: isVersion, staleTime: 0, gcTime: 0 });
  const waiting = useMemo(() => (data ? waitingIn(data) : null), [data]);
  return { waiting: isVersion ? waiting : NOTHING, error: waiting ? null : error, retry: () => void refetch() };
}

function waitingIn({ base: stored, overlay: answered }: Outputs['resume']['view']): WaitingInVersion {
  // An answer of another release may lack fields that this one knows.
  const base = completeResume(stored.resume);
  const overlay = overlaySchema.parse(answered);
  return {
    untranslated: originalTexts(base, overlay).filter(({ address }) => !Object.hasOwn(overlay.overrides, address)),
    changedCount: staleOverrides(base, overlay).length + materialise(base, overlay).unapplied.length,
  };
}
