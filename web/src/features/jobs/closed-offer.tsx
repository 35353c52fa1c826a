import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { PageScene } from '../../ui/page-scene.tsx';
import { useT } from './messages.ts';

/** The page of a job offer that has ended. */
export function ClosedOffer({ offer: { title, company } }: { offer: { title: string; company: string } }) {
  const t = useT();
  return (
    <CentredPage>
      <PageScene sign="!" />
      <Title order={1} size="h2">
        {t('closed.title')}
      </Title>
      <Text c="dimmed" maw="32rem">
        {t('closed.text', { title, company })}
      </Text>
      <Button component={Link} to={path('job-offers')} mt="sm">
        {t('closed.list')}
      </Button>
    </CentredPage>
  );
}
