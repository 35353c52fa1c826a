import { unstoredValues } from '@kreda/document/kinds/resume/overlay/unstored-values';
import { valueOperations } from '@kreda/document/kinds/resume/overlay/value-operations';
import { Button, Text } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSession } from '../../state/resume-context.tsx';
import type { OpenView } from '../open-view.ts';
import classes from './anonymity-tools.module.css';
import { useT } from './messages.ts';

/** What an anonymous version takes out, and what was typed in it and is not in its file. */
export function AnonymityTools({
  view,
  onOpen,
}: {
  view: OpenView;
  onOpen: (event: { currentTarget: HTMLButtonElement }) => void;
}) {
  const t = useT();
  const session = useSession();
  const typed = useMemo(() => unstoredValues(view.base, view.overlay, view.resume), [view]);
  const mend = () => {
    for (const operation of valueOperations(view.resume, typed)) session.apply(operation, true);
  };
  return (
    <>
      {typed.size > 0 && (
        <Button size="compact-sm" variant="default" onClick={mend}>
          {t('mend')}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" leftSection={<IconUserOff size={16} aria-hidden />} onClick={onOpen}>
        {t('open')}
      </Button>
      {typed.size > 0 && (
        <Text size="sm" className={classes.hint} role="status">
          {t('typedHint')}
        </Text>
      )}
    </>
  );
}
