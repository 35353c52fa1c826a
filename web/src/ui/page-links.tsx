import { Button, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import classes from './page-links.module.css';

interface PageLinksProps {
  /** From 1. */
  page: number;
  pageCount: number;
  labels: { list: string; current: string; newer: string; older: string };
}

/** Links to the previous and the next page of a list. They change only the query parameter `page`. */
export function PageLinks({ page, pageCount, labels }: PageLinksProps) {
  const [query] = useSearchParams();
  const to = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return { search: next.toString() };
  };
  return (
    <nav className={classes.pages} aria-label={labels.list}>
      {page > 1 ? (
        <Button component={Link} to={to(page - 1)} variant="default">
          {labels.newer}
        </Button>
      ) : (
        <span />
      )}
      <Text size="sm" c="dimmed" aria-current="page">
        {labels.current}
      </Text>
      {page < pageCount ? (
        <Button component={Link} to={to(page + 1)} variant="default">
          {labels.older}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The page number in the query, or 1 if there is no valid one. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}
