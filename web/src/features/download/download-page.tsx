import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { completeAnswer } from '../../lib/complete-answer.ts';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { FailedPage } from '../../ui/failed-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { usePriceList } from '../billing/use-price-list.ts';
import { BeforePaying } from './before-paying.tsx';
import { useT } from './messages.ts';

/** The last step: name the resume and download it. With a download action in the query, the download starts by itself. */
export function DownloadPage() {
  const t = useT();
  const { id } = useParams();
  const stored = trpc.resume.get.useQuery({ uuid: id! }, { staleTime: 0, select: completeAnswer });
  // Wait for the price, which is above the button, so that it does not appear later; but not if loading it fails at first.
  const offers = usePriceList();
  const isPriceComing = offers.isLoading && offers.failureCount === 0;
  // Do not use the cached resume: it is the one that the editor opened, without the edits since.
  if (stored.fetchStatus === 'paused') return <LoadingScreen message={t('page.offline')} />;
  if (stored.isPending || !(stored.isFetchedAfterMount || stored.isError) || isPriceComing)
    return <LoadingScreen message={t('page.loading')} />;
  if (stored.data) return <BeforePaying stored={stored.data} />;
  return (
    <FailedPage message={errorText(stored.error)}>
      <Button component={Link} to={path('my-documents')}>
        {t('thankYou.documents')}
      </Button>
    </FailedPage>
  );
}
