import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from './markdown-dialog.module.css';
import { MarkdownIn } from './markdown-in.tsx';
import { MarkdownOut } from './markdown-out.tsx';
import { useT } from './messages.ts';

/** The texts of a language version as one Markdown file: to a translator, and back. */
export function MarkdownDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={onClose}
      size="50rem"
      fullScreen={isNarrow}
      title={t('markdown.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.body}>
        <MarkdownOut />
        <MarkdownIn />
      </div>
    </Modal>
  );
}
