import type { ReactNode } from 'react';
import { apiErrorOf } from '../../lib/api-error.ts';
import { usePageEntry } from '../../lib/page-entry.ts';
import { errorText } from '../../ui/error-text.ts';
import { FailedPage } from '../../ui/failed-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { useT } from './messages.ts';

interface MagazineItemProps<Data> {
  query: { data: Data | undefined; error: unknown };
  /** The title of the window. */
  titleOf: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** A post, author or category that the address names: shows its loading state, the 404 page, an error, or its content. */
export function MagazineItem<Data>({ query: { data, error }, titleOf, children }: MagazineItemProps<Data>) {
  const t = useT();
  const isMissing = apiErrorOf(error)?.code === 'not-found';
  const found = data === undefined ? undefined : titleOf(data);
  usePageEntry(isMissing ? { state: 'missing' } : found || error ? { state: 'there', title: found } : undefined);
  if (data !== undefined) return children(data);
  if (!error) return <LoadingScreen message={t('loadingPost')} />;
  if (isMissing) return <MissingPage />;
  return <FailedPage message={errorText(error)} />;
}
