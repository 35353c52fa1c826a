import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { CentredPage } from '../ui/centred-page.tsx';
import { useT } from './messages.ts';
import { path } from './routes.ts';

export function NotFoundPage() {
  const t = useT();
  return (
    <CentredPage>
      <Text c="accent.5" fw={700} fz="5rem" lh={1} style={{ letterSpacing: '-0.05em' }} aria-hidden>
        404
      </Text>
      <Title order={1} size="h2">
        {t('notFound.title')}
      </Title>
      <Text c="dimmed" maw="26rem">
        {t('notFound.text')}
      </Text>
      <Button component={Link} to={path('cv-pick-template')} mt="sm">
        {t('notFound.home')}
      </Button>
    </CentredPage>
  );
}
