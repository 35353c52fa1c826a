import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { useT } from '../checks/messages.ts';
import classes from './raw-text.module.css';

/** The text of each page as software extracts it from the PDF, collapsed below a heading. */
export function RawText({ pages }: { pages: readonly (readonly string[])[] }) {
  const t = useT();
  const texts = pages.map((lines) => lines.join('\n'));
  return (
    <details className={classes.details}>
      <summary>
        <IconChevronRight size={17} aria-hidden className={classes.chevron} />
        {t('readBack.raw')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard (WCAG 2.1.1). */}
      <section className={classes.pages} tabIndex={0} aria-label={t('readBack.raw')}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number.
          <div key={index}>
            <h3>{t('readBack.page', { number: index + 1 })}</h3>
            <pre>{text}</pre>
          </div>
        ))}
      </section>
      <CopyButton value={texts.join('\n\n')}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="sm"
            mt="sm"
            leftSection={copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'readBack.copied' : 'readBack.copy')}
          </Button>
        )}
      </CopyButton>
    </details>
  );
}
