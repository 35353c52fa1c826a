import { Menu, Text } from '@mantine/core';
import { IconBraces, IconFileText, IconMarkdown } from '@tabler/icons-react';
import { useT } from './messages.ts';
import { useExport } from './use-export.ts';

/** Menu items for exporting a resume, one per format. */
export function ExportMenuItems({ uuid }: { uuid: string }) {
  const t = useT();
  const exportAs = useExport(uuid);
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('exchange.export')}</Menu.Label>
      <Menu.Item leftSection={<IconBraces size={16} />} onClick={() => exportAs('json-resume')}>
        {t('exchange.jsonResume')}
        <Hint text={t('exchange.jsonResumeHint')} />
      </Menu.Item>
      <Menu.Item leftSection={<IconMarkdown size={16} />} onClick={() => exportAs('markdown')}>
        {t('exchange.markdown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => exportAs('text')}>
        {t('exchange.text')}
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
