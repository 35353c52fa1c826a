import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useT } from '../messages.ts';
import { SettingsSection } from './settings-section.tsx';

/** Downloads all data stored about the user, as one file. */
export function DataCopy() {
  const t = useT();
  return (
    <SettingsSection title={t('page.data.title')} lead={t('page.data.lead')}>
      <Button
        component="a"
        href="/api/account/export"
        download
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      >
        {t('page.data.submit')}
      </Button>
    </SettingsSection>
  );
}
