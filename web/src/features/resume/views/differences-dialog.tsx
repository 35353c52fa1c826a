import { type Difference, differences } from '@kreda/document/kinds/resume/overlay/differences';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { DifferenceRow } from './difference-row.tsx';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import classes from './settle-dialog.module.css';
import { ToolDialog } from './tool-dialog.tsx';
import { useDifferenceWords } from './use-difference-words.ts';
import { useNextFocus } from './use-next-focus.ts';
import { useSettle } from './use-settle.ts';

/** What the view has otherwise than its base, by section. Each can be put back. */
export function DifferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { base, overlay, resume } = useOpenView();
  const wordsOf = useDifferenceWords();
  const settle = useSettle();
  const body = useRef<HTMLDivElement>(null);
  const all = differences(base, overlay);
  const hasTemplate = all.some(({ address }) => address === 'template');
  const found = all.filter(({ address }) => !hasTemplate || !CAME_WITH_TEMPLATE.includes(address));
  const groups = Map.groupBy(found, (one) => wordsOf(one, resume).where);
  const keepFocus = useNextFocus(body, settle.isRunning);
  const putBack = (chosen: readonly Difference[]) => {
    const addresses = chosen.flatMap(({ address }) => together(address, Object.keys(overlay.overrides)));
    keepFocus();
    void settle.run(addresses, 'take');
  };
  return (
    <ToolDialog title={t('differences.title')} size="56rem" onClose={onClose}>
      <div ref={body} className={classes.body}>
        <p role="status" className={classes.lead}>
          {found.length === 0 ? t('differences.none') : t('differences.count', { count: found.length })}
        </p>
        {[...groups].map(([where, group]) => (
          <section key={where} aria-label={where}>
            <h3 className={classes.heading}>{where}</h3>
            <ul className={classes.list}>
              {group.map((one) => (
                <DifferenceRow
                  key={one.address}
                  difference={one}
                  words={wordsOf(one, resume)}
                  isRunning={settle.isRunning}
                  onPutBack={() => putBack([one])}
                />
              ))}
            </ul>
          </section>
        ))}
        <div className={classes.end}>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </div>
    </ToolDialog>
  );
}

/** What a template brought with it goes back with it: fonts, order and columns belong to its design. */
const CAME_WITH_TEMPLATE = ['fonts', 'sections-order', 'page-setup/columns'];

function together(address: string, overridden: readonly string[]): string[] {
  const others = address === 'template' ? CAME_WITH_TEMPLATE.filter((one) => overridden.includes(one)) : [];
  return [address, ...others];
}
