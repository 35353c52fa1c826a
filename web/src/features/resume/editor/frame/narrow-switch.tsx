import { Skeleton } from '@mantine/core';
import type { Loadable } from '../../../../lib/loadable.ts';
import { useIsNarrow } from '../../../../lib/use-is-narrow.ts';
import { LazyPanel } from '../../../../ui/lazy-panel.tsx';
import classes from '../editor-shell.module.css';
import type { ViewSwitch as Switch, View } from '../view-switch.tsx';

interface NarrowSwitchProps {
  /** Imported by each editor: an import in the scripts that they share would name its files there once more. */
  chunk: Loadable<typeof Switch>;
  view: View;
  onChange: (view: View) => void;
}

/** On narrow screens, where the form or the preview is shown: chooses which. */
export function NarrowSwitch({ chunk, view, onChange }: NarrowSwitchProps) {
  if (!useIsNarrow()) return null;
  return (
    <div className={classes.switch}>
      <LazyPanel chunk={chunk} loading={<Skeleton h={41} />}>
        {(ViewSwitch) => <ViewSwitch view={view} onChange={onChange} />}
      </LazyPanel>
    </div>
  );
}
