import { Button, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { track } from '../../lib/analytics/analytics.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { NothingYetPicture } from '../../ui/nothing-yet-picture.tsx';
import { PageLinks, pageNumberOf } from '../../ui/page-links.tsx';
import { useT } from './messages.ts';
import { OfferCard } from './offer-card.tsx';
import { filterOf, isFiltered, type OfferFilter, queryOf } from './offer-filter.ts';
import { OfferFilters } from './offer-filters.tsx';
import classes from './offers-page.module.css';

/** The list of job offers. Search, filters and page are kept in the address. */
export function OffersPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const change = (changed: OfferFilter) => {
    if (changed.search && changed.search !== filter.search) track({ event: 'search', search_term: changed.search });
    setQuery(queryOf(changed));
  };
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed" mt={6}>
          {t('lead')}
        </Text>
      </header>
      <OfferFilters filter={filter} onChange={change} />
      <Offers filter={filter} page={pageNumberOf(query)} onReset={() => setQuery({})} />
    </div>
  );
}

interface OffersProps {
  filter: OfferFilter;
  page: number;
  onReset: () => void;
}

function Offers({ filter, page, onReset }: OffersProps) {
  const t = useT();
  const list = trpc.jobs.list.useQuery({ ...filter, page }, { placeholderData: keepPreviousData });
  if (list.isPending) return <LoadingScreen message={t('loading')} />;
  if (list.isError) {
    return (
      <Text role="alert" mt="xl">
        {errorText(list.error)}
      </Text>
    );
  }
  const { offers, count, pageCount } = list.data;
  return (
    <>
      <div className={classes.summary}>
        <Text role="status" fw={600}>
          {t('count', { count })}
        </Text>
        {isFiltered(filter) && offers.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={onReset}>
            {t('reset')}
          </Button>
        )}
      </div>
      {offers.length === 0 ? (
        <NoOffers isFiltered={isFiltered(filter) || page > 1} onReset={onReset} />
      ) : (
        <ul className={classes.list}>
          {offers.map((offer) => (
            <li key={offer.slug}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && page <= pageCount && (
        <PageLinks
          page={page}
          pageCount={pageCount}
          labels={{
            list: t('pages'),
            current: t('page', { page, count: pageCount }),
            newer: t('newer'),
            older: t('older'),
          }}
        />
      )}
    </>
  );
}

function NoOffers({ isFiltered: isNarrowed, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useT();
  return (
    <div className={classes.nothing}>
      <NothingYetPicture />
      {isNarrowed && (
        <Title order={2} size="h4">
          {t('empty.title')}
        </Title>
      )}
      <Text c="dimmed">{t(isNarrowed ? 'empty.text' : 'empty.none')}</Text>
      {isNarrowed && <Button onClick={onReset}>{t('reset')}</Button>}
    </div>
  );
}
