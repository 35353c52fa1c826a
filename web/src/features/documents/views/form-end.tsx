import { Button, Group } from '@mantine/core';
import { useT as useDocumentsT } from '../messages.ts';

interface FormEndProps {
  submit: string;
  isSending: boolean;
  onCancel: () => void;
}

/** The buttons of a form in a dialog. */
export function FormEnd({ submit, isSending, onCancel }: FormEndProps) {
  const documentsT = useDocumentsT();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {documentsT('cancel')}
      </Button>
      <Button type="submit" loading={isSending}>
        {submit}
      </Button>
    </Group>
  );
}
