import { Switch } from '@mantine/core';
import { useAtom } from 'jotai';
import { attachDataAtom } from './attach-data.ts';
import { useT } from './messages.ts';

/** Whether the PDF carries the data of the resume, and what that means. */
export function AttachDataSwitch({ className }: { className?: string | undefined }) {
  const t = useT();
  const [attaches, setAttaches] = useAtom(attachDataAtom);
  return (
    <Switch
      className={className}
      label={t('page.attachData')}
      description={t('page.attachDataText')}
      checked={attaches}
      onChange={(event) => setAttaches(event.currentTarget.checked)}
    />
  );
}
