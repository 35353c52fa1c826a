import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { PageSheet } from '../../ui/page-sheet.tsx';
import classes from './all-pages.module.css';
import { useT } from './checks/messages.ts';
import type { DownloadedPages } from './use-downloaded-pages.ts';

/** Every page of the PDF, beside one another; on narrow screens a strip that is pushed along. */
export function AllPages({ typeset, isFailed, retry }: DownloadedPages) {
  const t = useT();
  const pages = typeset?.pages ?? [];
  const count = pages.length;
  return (
    <section aria-labelledby="pages-title">
      <div className={classes.head}>
        <Title order={2} size="h4" id="pages-title">
          {t('pages.title')}
        </Title>
        {count > 0 && (
          <Text size="sm" c="dimmed">
            {t('pages.count', { count })}
          </Text>
        )}
      </div>
      {isFailed && count === 0 && (
        <div role="alert" className={classes.failed}>
          <Text>{t('pages.failed')}</Text>
          <Button variant="default" size="sm" onClick={retry}>
            {t('pages.retry')}
          </Button>
        </div>
      )}
      {count === 0 && !isFailed && (
        <div className={classes.pages} data-count={1}>
          <Skeleton className={classes.skeleton} role="status" aria-label={t('pages.loading')} />
        </div>
      )}
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be scrollable by keyboard (WCAG 2.1.1).
        <ol className={classes.pages} data-count={Math.min(count, 2)} tabIndex={0} aria-labelledby="pages-title">
          {pages.map((svg, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            <li key={index}>
              <Paper shadow="md" radius={4} className={classes.sheet}>
                <PageSheet svg={svg} label={t('pages.page', { number: index + 1, count })} />
              </Paper>
              <span className={classes.number} aria-hidden>
                {index + 1} / {count}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
