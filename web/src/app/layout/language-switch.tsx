import { toBcp47 } from '@kreda/document/engine/text/languages';
import { isOffered, LANGUAGE_NAMES, OFFERED_LANGUAGES, type SiteLanguage } from '@kreda/site/languages';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { chooseLanguage } from '../site-language.ts';
import classes from './language-switch.module.css';

/**
 * The interface's language; stays on the same screen, under its address in that language. The browser's own list: it opens as
 * each device does it best, and needs no code.
 */
export function LanguageSwitch() {
  const t = useT();
  const active = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const utils = trpc.useUtils();

  const choose = async (language: SiteLanguage) => {
    try {
      await navigate(await chooseLanguage(language, location), { replace: true });
    } catch {
      // Its texts did not arrive; the language stays as it was.
      showToast({ type: 'error', text: t('failure.offline') });
      return;
    }
    // What the server words by the visitor's language is asked for again.
    await Promise.all([utils.billing.packages.invalidate(), utils.site.dictionaries.invalidate()]);
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
