import { Button, Menu } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { isOffered, LANGUAGE_NAMES, OFFERED_LANGUAGES, type SiteLanguage } from '../../i18n/language.ts';
import { trpc } from '../../lib/trpc.ts';
import { useT } from '../messages.ts';
import { chooseLanguage } from '../site-language.ts';

/** The interface's language; stays on the same screen, under its address in that language. */
export function LanguageSwitch() {
  const t = useT();
  const active = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const utils = trpc.useUtils();

  const choose = async (language: SiteLanguage) => {
    await navigate(chooseLanguage(language, location), { replace: true });
    // What the server words by the visitor's language is asked for again.
    await Promise.all([utils.billing.packages.invalidate(), utils.site.dictionaries.invalidate()]);
  };
  return (
    <Menu position="bottom-end" shadow="md" radius="md" width={160}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px="xs"
          leftSection={<IconWorld size={18} stroke={1.7} />}
          aria-label={`${t('menu.language')}: ${LANGUAGE_NAMES[active]}`}
        >
          {active.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={active} onChange={(value) => isOffered(value) && choose(value)}>
          {OFFERED_LANGUAGES.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
