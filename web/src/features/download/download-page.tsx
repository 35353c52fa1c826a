import { Button, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { errorText } from '../../ui/error-text.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { BeforePaying } from './before-paying.tsx';
import { useT } from './messages.ts';

/** The wizard's last screen: name the CV, download it. Reached after logging in with the download action, it goes on by itself. */
export function DownloadPage() {
  const t = useT();
  const { id } = useParams();
  const stored = trpc.resume.get.useQuery({ uuid: id! }, { staleTime: 0 });
  // The price stands above the button: it is there from the start, where it can be had at once.
  const offers = trpc.billing.packages.useQuery();
  const isPriceComing = offers.isLoading && offers.failureCount === 0;
  // What the cache knows is what the editor began with: a CV that has been filled in since would still be empty here.
  if (stored.fetchStatus === 'paused') return <LoadingScreen message={t('page.offline')} />;
  if (stored.isPending || !(stored.isFetchedAfterMount || stored.isError) || isPriceComing)
    return <LoadingScreen message={t('page.loading')} />;
  if (stored.data) return <BeforePaying stored={stored.data} />;
  return (
    <CentredPage>
      <Title order={1} size="h3">
        {errorText(stored.error)}
      </Title>
      <Button component={Link} to={path('my-documents')}>
        {t('thankYou.documents')}
      </Button>
    </CentredPage>
  );
}
