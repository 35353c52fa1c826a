import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageSheet } from '../../../ui/page-sheet.tsx';
import { typesetStored } from '../preview/typesetter.ts';
import classes from './history-dialog.module.css';
import { useT } from './messages.ts';

interface VersionPagesProps {
  resume: Resume;
  /** Identifies the version: a version never changes. */
  versionId: string;
  name: string;
}

/** All pages of a version, as the preview would show them. */
export function VersionPages({ resume, versionId, name }: VersionPagesProps) {
  const t = useT();
  const {
    data: pages,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['version-pages', versionId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // Pages are large strings, so comparing them with the previous ones saves nothing.
    structuralSharing: false,
    queryFn: () => typesetStored(resume),
  });
  if (isError)
    return (
      <div role="alert" className={classes.failed}>
        <p>{t('failed')}</p>
        <Button variant="default" size="sm" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <ol className={classes.pages}>
      {pages?.map((svg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number.
        <li key={index} className={classes.sheet}>
          <PageSheet
            svg={svg}
            label={t('page', { version: name, number: index + 1, count: pages.length })}
            isReadable
          />
        </li>
      )) ?? (
        <li className={classes.sheet}>
          <Skeleton className={classes.page} radius={0} />
        </li>
      )}
    </ol>
  );
}
