import { Button, Paper, Text, Title } from '@mantine/core';
import { IconZoomIn } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageSheet } from '../../ui/page-sheet.tsx';
import classes from './all-pages.module.css';
import { useT } from './checks/messages.ts';
import { PageViewer } from './page-viewer.tsx';

/** Every page of the PDF, beside one another; on narrow screens a strip that is pushed along. A click on a page enlarges it. */
export function AllPages({ pages }: { pages: readonly string[] }) {
  const t = useT();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The modal is removed at once, and Mantine gives the focus back only where it stays mounted.
  const close = () => {
    flushSync(() => setEnlarged(null));
    opener.current?.focus();
  };
  const count = pages.length;
  return (
    <section aria-labelledby="pages-title">
      <div className={classes.head}>
        <Title order={2} size="h4" id="pages-title">
          {t('pages.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('pages.count', { count })}
        </Text>
      </div>
      <ol className={classes.pages} data-count={Math.min(count, 2)}>
        {pages.map((svg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={index}>
            <Paper shadow="md" radius={4} className={classes.sheet}>
              <PageSheet svg={svg} label={t('pages.page', { number: index + 1, count })} />
              <button
                type="button"
                className={classes.enlarge}
                aria-label={t('pages.enlarge', { number: index + 1 })}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget;
                  setEnlarged(index);
                }}
              />
            </Paper>
            {/* Below, so that nothing of the page is hidden. */}
            <span className={classes.number} aria-hidden>
              <IconZoomIn size={18} />
              {index + 1} / {count}
            </span>
          </li>
        ))}
      </ol>
      {enlarged !== null && <PageViewer pages={pages} first={enlarged} onClose={close} />}
    </section>
  );
}

/** Says that the pages could not be set, and tries again. */
export function PagesFailure({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <div role="alert" className={classes.failed}>
      <Text>{t('pages.failed')}</Text>
      <Button variant="default" size="sm" onClick={retry}>
        {t('pages.retry')}
      </Button>
    </div>
  );
}
