import type { Finding } from '@kreda/document/kinds/resume/checks/finding';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Reading } from '../read-back/use-read-back.ts';
import { useT } from './messages.ts';
import classes from './reading-line.module.css';
import { useFindingText } from './use-finding-text.ts';

interface ReadingLineProps {
  /** The finding about what was read differently; undefined if nothing was, or if that is not known. */
  finding: Finding | undefined;
  reading: Reading;
  /** The id of the element on this page that shows the comparison. */
  readBackId: string;
}

/** The result of reading back in one line. It has a fixed height from the start, because the result comes after the pages are shown. */
export function ReadingLine({ finding, reading, readBackId }: ReadingLineProps) {
  const t = useT();
  const textOf = useFindingText();
  const { readBack, isFailed } = reading;
  const describe = (): { icon: ReactNode; tone: 'look' | 'muted' | 'good'; text: string } => {
    if (finding?.severity === 'must-look') {
      return { icon: <IconAlertTriangle size={20} />, tone: 'look', text: textOf(finding).text };
    }
    if (finding) return { icon: <IconInfoCircle size={20} />, tone: 'muted', text: textOf(finding).text };
    if (readBack) {
      const all = readBack.comparison.rows.length;
      return { icon: <IconCircleCheck size={20} />, tone: 'good', text: t('readBack.summary', { same: all, all }) };
    }
    if (isFailed) return { icon: <IconInfoCircle size={20} />, tone: 'muted', text: t('readBack.failed') };
    return { icon: <Spinner size={20} />, tone: 'muted', text: t('readBack.reading') };
  };
  const { icon, tone, text } = describe();
  return (
    <div className={classes.line}>
      <span className={classes.icon} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <p className={classes.text}>{text}</p>
      <Button component="a" href={`#${readBackId}`} size="sm" variant="default" className={classes.show}>
        {t('reading.mend')}
      </Button>
    </div>
  );
}
