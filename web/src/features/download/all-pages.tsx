import { Button, Paper, Text, Title } from '@mantine/core';
import { IconZoomIn } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageSheet } from '../../ui/page-sheet.tsx';
import classes from './all-pages.module.css';
import { useT } from './checks/messages.ts';
import { PageViewer } from './page-viewer.tsx';

/** All pages of the PDF side by side; on narrow screens a strip that scrolls. A click on a page enlarges it. */
export function AllPages({ pages }: { pages: readonly string[] }) {
  const t = useT();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The modal is unmounted at once, and Mantine returns the focus only if it stays mounted.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number.
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
            {/* Below the page, so that it covers nothing. */}
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

/** Shown when the pages could not be typeset, with a button to retry. */
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
