import type { Difference } from '@kreda/document/kinds/resume/overlay/differences';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { markDifferences } from '../../../lib/mark-differences.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useT } from './messages.ts';
import classes from './settle-dialog.module.css';
import type { DifferenceWords } from './use-difference-words.ts';

interface DifferenceRowProps {
  difference: Difference;
  words: DifferenceWords;
  isRunning: boolean;
  onPutBack: () => void;
}

/** One difference: the base's and the view's, with the words marked that differ. */
export function DifferenceRow({ difference: { base, own }, words, isRunning, onPutBack }: DifferenceRowProps) {
  const t = useT();
  const texts = { base: words.textOf(base), own: words.textOf(own) };
  const marked = texts.base === null || texts.own === null ? null : markDifferences(texts.base, texts.own);
  return (
    <li className={classes.row} data-row data-difference>
      <h4 className={classes.where}>{words.what}</h4>
      {marked && (
        <dl className={classes.texts} data-pair>
          <div>
            <dt>{t('differences.base')}</dt>
            <dd data-before>{texts.base?.trim() === '' ? t('empty') : <MarkedText parts={marked.own} />}</dd>
          </div>
          <div>
            <dt>{t('differences.own')}</dt>
            <dd>{texts.own?.trim() === '' ? t('empty') : <MarkedText parts={marked.found} />}</dd>
          </div>
        </dl>
      )}
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isRunning}
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          aria-label={`${t('differences.putBack')}: ${words.what}`}
          onClick={onPutBack}
        >
          {t('differences.putBack')}
        </Button>
      </div>
    </li>
  );
}
