import { letterTitle } from '@kreda/document/kinds/letter/model/letter-title';
import { Button, Menu, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from './messages.ts';
import type { Application } from './use-application.ts';
import { type FamilyLetter, useFamilyLetters } from './use-family-letters.ts';

interface AddLetterProps {
  uuid: string;
  application: Application;
}

/** Adds one of the letters of the resume's family. Nothing while there are none, or while a letter is a part already. */
export function AddLetter({ uuid, application }: AddLetterProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const letters = useFamilyLetters(uuid);
  const [isAdding, setAdding] = useState(false);
  const hasLetter = application.parts.some(({ kind }) => kind === 'letter');
  if (letters.length === 0 || hasLetter) return null;

  const add = async ({ uuid: letterUuid, resumeName }: FamilyLetter) => {
    setAdding(true);
    try {
      // The employer reads the title, so it is in the letter's language.
      const { letter } = await utils.letter.get.fetch({ uuid: letterUuid });
      const title = letter.name.trim() || letterTitle(letter.language);
      application.addLetter({ uuid: letterUuid, title, resumeName });
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setAdding(false);
    }
  };
  return (
    <Menu position="bottom-start" shadow="md" radius="md" width={320} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" loading={isAdding} leftSection={<IconMail size={18} aria-hidden />}>
          {t('addLetter')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="16rem" style={{ overflowY: 'auto' }}>
        {letters.map((letter) => (
          <Menu.Item key={letter.uuid} onClick={() => void add(letter)}>
            {letter.name || [t('letter'), letter.organisation || letter.subject].filter(Boolean).join(': ')}
            <Text size="xs" c="dimmed">
              {letter.resumeName || t('resume')}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
