import { Menu, Text } from '@mantine/core';
import { IconBraces, IconFileText, IconMarkdown } from '@tabler/icons-react';
import { useExchangeT } from './exchange-messages.ts';
import { useExport } from './use-export.ts';

/** What a CV can be exported as, as items of a menu. */
export function ExportMenuItems({ uuid }: { uuid: string }) {
  const t = useExchangeT();
  const exportAs = useExport(uuid);
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('export')}</Menu.Label>
      <Menu.Item leftSection={<IconBraces size={16} />} onClick={() => exportAs('json-resume')}>
        {t('jsonResume')}
        <Hint text={t('jsonResumeHint')} />
      </Menu.Item>
      <Menu.Item leftSection={<IconMarkdown size={16} />} onClick={() => exportAs('markdown')}>
        {t('markdown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => exportAs('text')}>
        {t('text')}
        <Hint text={t('textHint')} />
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <Text component="span" display="block" size="xs" c="dimmed">
      {text}
    </Text>
  );
}
