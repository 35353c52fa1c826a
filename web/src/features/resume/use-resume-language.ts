import type { Language } from '@kreda/document/engine/text/languages';
import { useEffect, useEffectEvent } from 'react';
import { activeLanguage } from '../../i18n/active-language.ts';
import { switchLanguage } from '../../i18n/switch-language.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';
import { useRefetchLocalized } from '../../lib/use-refetch-localized.ts';

/**
 * Sets the interface's language to that of a fetched resume (specification, section 4), unless the visitor has chosen a language
 * (section 1).
 */
export function useResumeLanguage(fetched: Language | undefined): void {
  const refetchLocalized = useEffectEvent(useRefetchLocalized());
  useEffect(() => {
    if (!fetched || chosenLanguage() || fetched === activeLanguage()) return;
    // If the texts cannot be loaded, the interface keeps its language.
    switchLanguage(fetched)
      .then(() => refetchLocalized())
      .catch(() => {});
  }, [fetched]);
}
