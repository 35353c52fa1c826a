import { Button } from '@mantine/core';
import { IconEyeCheck } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { doubtfulAtom, openIn } from '../state/doubtful.ts';
import { useResume } from '../state/use-resume.ts';
import { CheckDialog } from './check-dialog.tsx';
import classes from './imported-fields.module.css';
import { useT } from './messages.ts';

/** Says how many fields of an import wait for a look, and opens their list. It is open at once where the import leads to it. */
export function ImportedFields() {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const asked = (location.state as { isChecking?: boolean } | null)?.isChecking === true;
  const waiting = openIn(useResume(), useAtomValue(doubtfulAtom));
  const [isOpen, setOpen] = useState(asked && waiting.length > 0);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // A reload after it does not open it again.
    if (asked) void navigate(location.pathname + location.search, { replace: true, state: null });
    button.current?.focus();
  };
  return (
    <>
      {waiting.length > 0 && (
        <div className={classes.notice}>
          <IconEyeCheck size={20} aria-hidden />
          <span className={classes.text}>{t('waiting', { count: waiting.length })}</span>
          <Button ref={button} size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {t('check')}
          </Button>
        </div>
      )}
      {isOpen && <CheckDialog onClose={close} />}
    </>
  );
}
