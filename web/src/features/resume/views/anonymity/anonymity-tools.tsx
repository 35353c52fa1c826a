import { valuesByAddress } from '@kreda/document/kinds/resume/overlay/addresses';
import { anonymousView } from '@kreda/document/kinds/resume/overlay/anonymous-view';
import { valueOperations } from '@kreda/document/kinds/resume/overlay/value-operations';
import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { dequal } from 'dequal/lite';
import { useMemo } from 'react';
import { useSession } from '../../state/resume-context.tsx';
import type { OpenView } from '../open-view.ts';
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
  const typed = useMemo(() => typedNames(view), [view]);
  const mend = () => {
    for (const operation of valueOperations(view.resume, typed)) session.apply(operation, true);
  };
  return (
    <>
      {typed.size > 0 && (
        <Button size="compact-sm" variant="light" color="orange" onClick={mend} title={t('typedHint')}>
          {t('mend')}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" leftSection={<IconUserOff size={16} aria-hidden />} onClick={onOpen}>
        {t('open')}
      </Button>
    </>
  );
}

/** The values that the server stores otherwise than they were typed, since they name the person or an employer. */
function typedNames({ base, overlay, resume }: OpenView): Map<string, unknown> {
  const stored = anonymousView(base, overlay, resume.name)?.resume;
  if (stored === undefined) return new Map();
  const shown = valuesByAddress(resume);
  return new Map(
    [...valuesByAddress(stored)].filter(([address, value]) => shown.has(address) && !dequal(value, shown.get(address))),
  );
}
