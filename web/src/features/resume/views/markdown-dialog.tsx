import classes from './markdown-dialog.module.css';
import { MarkdownIn } from './markdown-in.tsx';
import { MarkdownOut } from './markdown-out.tsx';
import { useT } from './messages.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** The texts of a language version as one Markdown file: to a translator, and back. */
export function MarkdownDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <ToolDialog title={t('markdown.title')} size="50rem" onClose={onClose}>
      <div className={classes.body}>
        <MarkdownOut />
        <MarkdownIn />
      </div>
    </ToolDialog>
  );
}
