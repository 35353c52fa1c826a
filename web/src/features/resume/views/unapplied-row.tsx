import { placeOf } from '@kreda/document/kinds/resume/overlay/differences';
import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconTrash } from '@tabler/icons-react';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import classes from './settle-dialog.module.css';
import { SettleRow } from './settle-row.tsx';
import { useDifferenceWords } from './use-difference-words.ts';

interface UnappliedRowProps {
  address: string;
  value: unknown;
  isRunning: boolean;
  onDrop: () => void;
}

/** A value of the view whose place the base does not have any more, to copy or to drop. */
export function UnappliedRow({ address, value, isRunning, onDrop }: UnappliedRowProps) {
  const t = useT();
  const { resume } = useOpenView();
  const { where, what } = useDifferenceWords()(placeOf(address), resume);
  const text = plainText(value);
  const name = [where, what].filter((part) => part !== '').join(' – ');
  return (
    <SettleRow where={where} what={what}>
      {text !== '' && <p className={classes.unapplied}>{text}</p>}
      <div className={classes.buttons}>
        {text !== '' && (
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                aria-label={`${t('copy')}: ${name}`}
                onClick={copy}
              >
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={isRunning}
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={`${t('settle.drop')}: ${name}`}
          onClick={onDrop}
        >
          {t('settle.drop')}
        </Button>
      </div>
    </SettleRow>
  );
}

/** The words of a value of any release: its strings, those of rich text among them. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { text, children, items } = value as { text?: unknown; children?: unknown; items?: unknown };
  if (typeof text === 'string') return text;
  if (Array.isArray(children)) return children.map(plainText).join('');
  return Array.isArray(items) ? plainText(items) : '';
}
