import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import { filterOf, type OfferFilter, queryOf } from './offer-filter.ts';
import classes from './offer-filters.module.css';

interface OfferFiltersProps {
  filter: OfferFilter;
  onChange: (filter: OfferFilter) => void;
}

/** The filters of the list, each choice with its number of offers. Choices apply at once, the search on submit. */
export function OfferFilters({ filter, onChange }: OfferFiltersProps) {
  const t = useT();
  const [search, setSearch] = useState(filter.search ?? '');
  // The address may change without this form: by the browser's back button, or when filters are cleared.
  const [searched, setSearched] = useState(filter.search);
  if (searched !== filter.search) {
    setSearched(filter.search);
    setSearch(filter.search ?? '');
  }
  const { data } = trpc.jobs.facets.useQuery(filter, { placeholderData: keepPreviousData });
  /** Goes through a query, so that `filterOf` validates the values. */
  const change = (changed: Record<string, string>) => {
    const query = queryOf({ ...filter, search: search.trim() });
    for (const [name, value] of Object.entries(changed)) query.set(name, value);
    onChange(filterOf(query));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  const option = (value: string, name: string, count: number) => ({ value, label: `${name} (${count})` });

  return (
    <search aria-label={t('filters')}>
      <form className={classes.filters} onSubmit={submit}>
        <TextInput
          className={classes.search}
          label={t('search')}
          type="search"
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t('city')}
          value={filter.city ?? ''}
          onChange={(event) => change({ city: event.currentTarget.value })}
          data={[
            { value: '', label: t('allCities') },
            ...(data?.cities ?? []).map(({ slug, name, count }) => option(slug, name, count)),
          ]}
        />
        <NativeSelect
          size="md"
          label={t('category')}
          value={filter.category ?? ''}
          onChange={(event) => change({ category: event.currentTarget.value })}
          data={[
            { value: '', label: t('allCategories') },
            ...(data?.categories ?? []).map(({ slug, count }) => option(slug, t(`categories.${slug}`), count)),
          ]}
        />
        <NativeSelect
          size="md"
          label={t('contract')}
          value={filter.contract ?? ''}
          onChange={(event) => change({ contract: event.currentTarget.value })}
          data={[
            { value: '', label: t('allContracts') },
            ...(data?.contracts ?? []).map(({ slug, count }) => option(slug, t(`contracts.${slug}`), count)),
          ]}
        />
        <Checkbox
          className={classes.remote}
          label={t('remoteOnly', { count: data?.remote ?? 0 })}
          checked={filter.isRemote ?? false}
          onChange={(event) => change({ remote: event.currentTarget.checked ? '1' : '' })}
        />
        <Button type="submit" size="md" className={classes.submit}>
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
