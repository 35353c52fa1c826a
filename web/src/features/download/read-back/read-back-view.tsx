import type { Language } from '@kreda/document/engine/text/languages';
import { misreadOf } from '@kreda/document/kinds/resume/checks/misread';
import { toComparable } from '@kreda/document/kinds/resume/checks/same-text';
import { Button, Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useT } from '../checks/messages.ts';
import tones from '../tones.module.css';
import { ComparedFields } from './compared-fields.tsx';
import { RawText } from './raw-text.tsx';
import classes from './read-back-view.module.css';
import type { ReadBack, Reading } from './use-read-back.ts';

interface ReadBackViewProps {
  uuid: string;
  /** The resume's language, in which its usual headings are. */
  language: Language;
  reading: Reading;
  /** Shows all fields at first, not only those that were read differently. */
  isWholeFirst?: boolean;
}

/** The comparison of the resume with what our reader found in its PDF, with advice about each difference. */
export function ReadBackView({ uuid, language, reading, isWholeFirst = false }: ReadBackViewProps) {
  const t = useT();
  const { readBack, isFailed, refusal, retry } = reading;
  return (
    <div className={tones.tones}>
      {readBack ? (
        <Found uuid={uuid} language={language} readBack={readBack} isWholeFirst={isWholeFirst} />
      ) : isFailed ? (
        <div role="alert" className={classes.waiting}>
          <Text size="sm">{refusal ?? t('readBack.failed')}</Text>
          <Button variant="default" size="sm" onClick={retry}>
            {t('readBack.retry')}
          </Button>
        </div>
      ) : (
        <div role="status" className={classes.waiting}>
          <Loader size="sm" aria-hidden />
          <Text size="sm">{t('readBack.reading')}</Text>
        </div>
      )}
    </div>
  );
}

interface FoundProps extends Omit<ReadBackViewProps, 'reading' | 'isWholeFirst'> {
  readBack: ReadBack;
  isWholeFirst: boolean;
}

function Found({ uuid, language, readBack, isWholeFirst }: FoundProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(isWholeFirst);
  const { rows, phantoms } = readBack.comparison;
  const different = rows.filter(({ verdict }) => verdict !== 'same');
  const same = rows.filter(({ verdict }) => verdict === 'same');
  const printed = useMemo(() => toComparable(readBack.pages.flat().join(' ')), [readBack]);
  const read = { printed, isMisread: misreadOf(readBack.comparison) !== null };
  const isRight = different.length === 0 && phantoms.length === 0;
  const Icon = isRight ? IconCircleCheck : IconInfoCircle;
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.lead}>
        {t('readBack.lead')}
      </Text>
      <div className={classes.summary} data-right={isRight || undefined} data-misread={read.isMisread || undefined}>
        <Icon size={22} aria-hidden className={classes.icon} />
        <p role="status">{t('readBack.summary', { same: same.length, all: rows.length })}</p>
        {/* Hidden from screen readers: the bar repeats the sentence. */}
        <div className={classes.bar} aria-hidden>
          <span style={{ width: `${rows.length === 0 ? 100 : (same.length / rows.length) * 100}%` }} />
        </div>
      </div>
      {/* Differences come first, because one would be hard to find below eighty correct fields. */}
      <ComparedFields uuid={uuid} language={language} {...read} rows={different} />
      {phantoms.length > 0 && (
        <section className={classes.phantoms} aria-label={t('readBack.phantoms')}>
          <h3>{t('readBack.phantoms')}</h3>
          <p>{t('readBack.phantomsLead')}</p>
          <ul>
            {phantoms.map(({ section, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been found twice.
              <li key={`${section}/${text}/${index}`}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {isWhole && <ComparedFields uuid={uuid} language={language} {...read} rows={same} />}
      {same.length > 0 && (
        <Button variant="default" size="sm" mt="md" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {t(isWhole ? 'readBack.showDifferent' : 'readBack.showAll')}
        </Button>
      )}
      <RawText pages={readBack.pages} />
    </>
  );
}
