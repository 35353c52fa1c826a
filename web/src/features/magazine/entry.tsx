import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { translateWording } from '../../i18n/wording.ts';
import { apiErrorOf, errorWording } from '../../lib/api-error.ts';
import { useEntryTitle } from '../../lib/entry-title.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { useT } from './messages.ts';

interface EntryProps<Data> {
  query: { data: Data | undefined; error: unknown };
  /** What the window is called. */
  titleOf: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** Something that an address names: while it loads, where there is none, and as it is. */
export function Entry<Data>({ query: { data, error }, titleOf, children }: EntryProps<Data>) {
  const t = useT();
  useEntryTitle(data !== undefined ? titleOf(data) : error ? null : undefined);
  if (data !== undefined) return children(data);
  if (!error) return <LoadingScreen message={t('loadingPost')} />;
  if (apiErrorOf(error)?.code === 'not-found') return <NotFoundPage />;
  return (
    <CentredPage>
      <Text role="alert">{translateWording(errorWording(error))}</Text>
    </CentredPage>
  );
}
