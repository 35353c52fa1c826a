import type { Language } from '@kreda/document/engine/text/languages';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageTitle } from '../../../lib/language-name.ts';
import classes from './family-menu.module.css';
import { useT } from './messages.ts';
import { useCreateView } from './use-create-view.ts';

/** Makes a language version and opens it. */
export function AddLanguage({ baseUuid, languages }: { baseUuid: string; languages: readonly Language[] }) {
  const t = useT();
  const inLanguage = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { add, isPending } = useCreateView();
  if (languages.length === 0) return null;
  return (
    <div className={classes.add}>
      <button type="button" className={classes.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconPlus size={16} aria-hidden />
        {t('family.add')}
      </button>
      {isOpen && (
        <ul className={classes.languages}>
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                className={classes.link}
                disabled={isPending}
                onClick={() => void add({ baseUuid, kind: 'language', language })}
              >
                {languageTitle(language, inLanguage)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
