import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button, type ButtonProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { versionDialog } from './load-version-dialog.ts';
import type { Direction } from './version-dialog.tsx';

interface CompareVersionsProps extends ButtonProps {
  /** The pages are typeset of this resume. */
  resume: Resume;
  direction: Direction;
  /** The user chose another version. The button may go away, so the caller moves the focus. */
  onMove: (version: number) => void;
  /** Marks the button for who looks for it. */
  'data-version'?: boolean;
}

/** A button that opens a comparison of the resume's template version with another one. */
export function CompareVersions({ resume, direction, onMove, ...button }: CompareVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The modal is unmounted at once, and Mantine returns the focus only if it stays mounted.
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <>
      <Button
        {...button}
        ref={opener}
        onFocus={versionDialog.prefetch}
        onPointerEnter={versionDialog.prefetch}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyPanel chunk={versionDialog} frame={(failure) => <FailureDialog onClose={close}>{failure}</FailureDialog>}>
          {(VersionDialog) => (
            <VersionDialog
              resume={resume}
              direction={direction}
              onMove={(version) => {
                close();
                onMove(version);
              }}
              onClose={close}
            />
          )}
        </LazyPanel>
      )}
    </>
  );
}
