import { Button, Text, Title } from '@mantine/core';
import { useSiteConfig } from '../lib/site.ts';
import { CentredPage } from '../ui/centred-page.tsx';
import { useT } from './messages.ts';

/** What stands where a page failed to load or to draw; the header and the way out stay. */
export function RouteError() {
  const t = useT();
  const { contactMail } = useSiteConfig();
  return (
    <CentredPage>
      <Title order={1} size="h3">
        {t('failure.title')}
      </Title>
      <Text c="dimmed" maw="28rem">
        {t('failure.text', { mail: contactMail })}
      </Text>
      <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
    </CentredPage>
  );
}
