import { toBcp47 } from '@kreda/document/engine/text/languages';
import { isOffered, LANGUAGE_NAMES, OFFERED_LANGUAGES, type SiteLanguage } from '@kreda/site/languages';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useRefetchLocalized } from '../../lib/use-refetch-localized.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { chooseLanguage } from '../site-language.ts';
import classes from './language-switch.module.css';

/**
 * Switches the interface's language and stays on the same screen, at its address in that language. It is a native select, which
 * every device shows in its own way.
 */
export function LanguageSwitch() {
  const t = useT();
  const active = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const refetchLocalized = useRefetchLocalized();

  const choose = async (language: SiteLanguage) => {
    try {
      await navigate(await chooseLanguage(language, location), { replace: true });
    } catch {
      // The texts could not be loaded; the language does not change.
      showToast({ type: 'error', text: t('failure.offline') });
      return;
    }
    await refetchLocalized();
  };
  return (
    <span className={classes.switch}>
      <IconWorld size={18} stroke={1.7} aria-hidden />
      <span aria-hidden>{active.toUpperCase()}</span>
      <IconChevronDown size={14} aria-hidden />
      <select
        className={classes.list}
        aria-label={t('menu.language')}
        value={active}
        onChange={(event) => isOffered(event.currentTarget.value) && void choose(event.currentTarget.value)}
      >
        {OFFERED_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={toBcp47(language)}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </span>
  );
}
