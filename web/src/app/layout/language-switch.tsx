import { Button, Menu } from '@mantine/core';
import { IconCheck, IconWorld } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../i18n/language.ts';
import { useT } from '../messages.ts';
import { chooseLanguage } from '../site-language.ts';

/** The interface's language; stays on the same screen, under its address in that language. */
export function LanguageSwitch() {
  const t = useT();
  const active = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
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
        {OFFERED_LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            role="menuitemradio"
            aria-checked={language === active}
            rightSection={language === active && <IconCheck size={16} aria-hidden />}
            onClick={() => navigate(chooseLanguage(language, location), { replace: true })}
          >
            {LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
