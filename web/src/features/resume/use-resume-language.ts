import type { Language } from '@kreda/document/engine/text/languages';
import { useEffect } from 'react';
import { switchLanguage } from '../../i18n/switch-language.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';

/**
 * Sets the interface's language to that of a fetched resume (specification, section 4), unless the visitor has chosen a language
 * (section 1).
 */
export function useResumeLanguage(fetched: Language | undefined): void {
  useEffect(() => {
    if (!fetched || chosenLanguage()) return;
    // If the texts cannot be loaded, the interface keeps its language.
    switchLanguage(fetched).catch(() => {});
  }, [fetched]);
}
