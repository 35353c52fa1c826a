import { toBcp47 } from '@kreda/document/engine/text/languages';
import { placeOf } from '@kreda/document/kinds/resume/overlay/differences';
import type { StaleOverride } from '@kreda/document/kinds/resume/overlay/stale';
import { valueOperations } from '@kreda/document/kinds/resume/overlay/value-operations';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { markDifferences } from '../../../lib/mark-differences.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { SectionField } from '../forms/fields/section-field.tsx';
import { useLatest } from '../forms/use-latest.ts';
import { useSession } from '../state/resume-context.tsx';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import classes from './settle-dialog.module.css';
import { SettleRow } from './settle-row.tsx';
import { useDifferenceWords } from './use-difference-words.ts';

interface StaleRowProps {
  stale: StaleOverride;
  isRunning: boolean;
  onDecide: (address: string, choice: 'keep' | 'take') => void;
}

/** One text that the base changed: what it was, what it is, and the view's own, with the three choices. */
export function StaleRow({ stale: { address, before, now, own }, isRunning, onDecide }: StaleRowProps) {
  const t = useT();
  const session = useSession();
  const { base, resume } = useOpenView();
  const place = placeOf(address);
  const { where, what, textOf } = useDifferenceWords()(place, resume);
  const [isWriting, setWriting] = useState(false);
  const write = useLatest((_: string, value: unknown) => {
    for (const operation of valueOperations(resume, new Map([[address, value]]))) session.apply(operation);
  });
  const name = [where, what].join(' – ');
  const texts = { before: textOf(before), now: textOf(now), own: textOf(own) };
  const marked = texts.before === null || texts.now === null ? null : markDifferences(texts.before, texts.now);
  const language = toBcp47(base.language);
  return (
    <SettleRow where={where} what={what}>
      {marked === null ? (
        <p className={classes.lead}>{t('settle.noWords')}</p>
      ) : (
        <dl className={classes.texts}>
          <div>
            <dt>{t('settle.before')}</dt>
            <dd lang={language} data-before>
              <MarkedText parts={marked.own} />
            </dd>
          </div>
          <div>
            <dt>{t('settle.now')}</dt>
            <dd lang={language}>{texts.now?.trim() === '' ? t('empty') : <MarkedText parts={marked.found} />}</dd>
          </div>
          {!isWriting && (
            <div data-own>
              <dt>{t('settle.own')}</dt>
              <dd lang={toBcp47(resume.language)}>{texts.own?.trim() || t('empty')}</dd>
            </div>
          )}
        </dl>
      )}
      {isWriting && place.field && (
        <SectionField field={place.field} label={t('settle.own')} value={own} onChange={write} />
      )}
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant={isWriting ? 'filled' : 'default'}
          disabled={isRunning}
          aria-label={`${t(isWriting ? 'settle.save' : 'settle.keep')}: ${name}`}
          onClick={() => onDecide(address, 'keep')}
        >
          {t(isWriting ? 'settle.save' : 'settle.keep')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isRunning}
          aria-label={`${t('settle.take')}: ${name}`}
          onClick={() => onDecide(address, 'take')}
        >
          {t('settle.take')}
        </Button>
        {place.field && !isWriting && (
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={isRunning}
            aria-label={`${t('settle.write')}: ${name}`}
            onClick={() => setWriting(true)}
          >
            {t('settle.write')}
          </Button>
        )}
      </div>
    </SettleRow>
  );
}
