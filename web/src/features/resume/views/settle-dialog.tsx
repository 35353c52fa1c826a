import { materialise } from '@kreda/document/kinds/resume/overlay/materialise';
import { staleOverrides } from '@kreda/document/kinds/resume/overlay/stale';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import classes from './settle-dialog.module.css';
import { StaleRow } from './stale-row.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { UnappliedRow } from './unapplied-row.tsx';
import { useNextFocus } from './use-next-focus.ts';
import { useSettle } from './use-settle.ts';

/**
 * What the base changed since the view got texts of its own: the old, the new and the own text of each, and a choice. Below them the
 * view's texts that have lost their place.
 */
export function SettleDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { base, overlay } = useOpenView();
  const settle = useSettle();
  const body = useRef<HTMLDivElement>(null);
  const stale = staleOverrides(base, overlay);
  const { unapplied } = materialise(base, overlay);
  const count = stale.length + unapplied.length;

  const keepFocus = useNextFocus(body, settle.isRunning);
  const decide = (addresses: readonly string[], choice: 'keep' | 'take') => {
    keepFocus();
    void settle.run(addresses, choice);
  };

  return (
    <ToolDialog title={t('settle.title')} size="56rem" onClose={onClose}>
      <div ref={body} className={classes.body}>
        <p role="status" className={classes.lead}>
          {count === 0 ? t('settle.done') : t('settle.left', { count })}
        </p>
        {stale.length > 0 && (
          <ol className={classes.list}>
            {stale.map((one) => (
              <StaleRow
                key={one.address}
                stale={one}
                isRunning={settle.isRunning}
                onDecide={(address, choice) => decide([address], choice)}
              />
            ))}
          </ol>
        )}
        {unapplied.length > 0 && (
          <section>
            <h3 className={classes.heading}>{t('settle.unapplied')}</h3>
            <p className={classes.lead}>{t('settle.unappliedLead')}</p>
            <ol className={classes.list}>
              {unapplied.map((address) => (
                <UnappliedRow
                  key={address}
                  address={address}
                  value={overlay.overrides[address]?.value}
                  isRunning={settle.isRunning}
                  onDrop={() => decide([address], 'take')}
                />
              ))}
            </ol>
          </section>
        )}
        <div className={classes.end}>
          {stale.length > 1 && (
            <Button
              variant="default"
              loading={settle.isRunning}
              onClick={() =>
                decide(
                  stale.map(({ address }) => address),
                  'keep',
                )
              }
            >
              {t('settle.keepAll')}
            </Button>
          )}
          <Button variant={count === 0 ? 'filled' : 'default'} onClick={onClose}>
            {t(count === 0 ? 'close' : 'later')}
          </Button>
        </div>
      </div>
    </ToolDialog>
  );
}
