import type { Language } from '@kreda/document/engine/text/languages';
import { useEffect } from 'react';
import { switchLanguage } from '../../i18n/switch-language.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';

/**
 * Fetching a CV sets the interface's language from its document (specification, section 4), unless the visitor has chosen one:
 * the interface follows that setting first (section 1).
 */
export function useDocumentLanguage(fetched: Language | undefined): void {
  useEffect(() => {
    if (!fetched || chosenLanguage()) return;
    // Without its texts the interface goes on in the language it has.
    switchLanguage(fetched).catch(() => {});
  }, [fetched]);
}
