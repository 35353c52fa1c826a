import { Button, FileButton, Group, List, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './import-button.module.css';
import { ImportNotesDialog } from './import-notes-dialog.tsx';
import { useT } from './messages.ts';
import { useImport } from './use-import.ts';

/** Opens a dialog that says what can be imported and what becomes of it, and then asks for the file. */
export function ImportButton() {
  const t = useT();
  const [isOpen, dialog] = useDisclosure();
  const { importFile, isPending, noted, openEditor } = useImport();
  // Without a reset the browser fires no event when the same file is picked again.
  const resetRef = useRef<() => void>(null);
  const take = async (file: File | null) => {
    resetRef.current?.();
    if (file) await importFile(file);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={dialog.open}>
        {t('exchange.import')}
      </Button>
      <Modal
        opened={isOpen && !noted}
        onClose={dialog.close}
        title={t('exchange.import')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Text size="sm">{t('exchange.about.lead')}</Text>
        <List size="sm" spacing="xs" className={classes.facts}>
          <List.Item>{t('exchange.about.format')}</List.Item>
          <List.Item>{t('exchange.about.result')}</List.Item>
          <List.Item>{t('exchange.about.rest')}</List.Item>
        </List>
        <Text size="sm" c="dimmed">
          {t('exchange.about.others')}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={dialog.close}>
            {t('cancel')}
          </Button>
          <FileButton accept=".json,application/json" onChange={take} resetRef={resetRef}>
            {(props) => (
              <Button {...props} loading={isPending} data-autofocus>
                {t('exchange.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
      </Modal>
      {noted && <ImportNotesDialog notes={noted.notes} onOpen={() => openEditor(noted.uuid)} />}
    </>
  );
}
