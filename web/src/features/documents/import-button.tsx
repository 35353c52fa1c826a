import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { ImportNotesDialog } from './import-notes-dialog.tsx';
import { useT } from './messages.ts';
import { useImport } from './use-import.ts';

/** Asks for a JSON Resume file and imports it as a new resume. */
export function ImportButton() {
  const t = useT();
  const { importFile, isPending, noted, openEditor } = useImport();
  // Without a reset the browser fires no event when the same file is picked again.
  const resetRef = useRef<() => void>(null);
  const take = async (file: File | null) => {
    resetRef.current?.();
    if (file) await importFile(file);
  };
  return (
    <>
      <FileButton accept=".json,application/json" onChange={take} resetRef={resetRef}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconFileImport size={18} />}
            loading={isPending}
            title={t('exchange.importHint')}
          >
            {t('exchange.import')}
          </Button>
        )}
      </FileButton>
      {noted && <ImportNotesDialog notes={noted.notes} onOpen={() => openEditor(noted.uuid)} />}
    </>
  );
}
