import { fromTranslationMarkdown, type ReadTranslation } from '@kreda/document/kinds/resume/overlay/read-translation';
import { valueOperations } from '@kreda/document/kinds/resume/overlay/value-operations';
import { Button, FileButton, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useSession } from '../state/resume-context.tsx';
import classes from './markdown-dialog.module.css';
import { MarkdownReport } from './markdown-report.tsx';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';

/** A translator's file of all texts that a CV can have is far smaller. */
const MAX_FILE_BYTES = 2_000_000;

/** Takes the texts back as a whole: first it says what would become of each, then it takes them. */
export function MarkdownIn() {
  const t = useT();
  const session = useSession();
  const { base, overlay, resume } = useOpenView();
  const [markdown, setMarkdown] = useState('');
  const [read, setRead] = useState<ReadTranslation | null>(null);
  const [taken, setTaken] = useState<number | null>(null);

  const change = (next: string) => {
    setMarkdown(next);
    setRead(null);
    setTaken(null);
  };
  const upload = async (file: File | null) => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) return showToast({ type: 'error', text: t('markdown.tooLarge') });
    try {
      change(await file.text());
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    }
  };
  const take = (values: ReadTranslation['values']) => {
    for (const operation of valueOperations(resume, values)) session.apply(operation);
    setTaken(values.size);
  };
  return (
    <section className={classes.part} aria-labelledby="markdown-in">
      <h3 id="markdown-in">{t('markdown.in')}</h3>
      <p>{t('markdown.inLead')}</p>
      <Textarea
        label={t('markdown.paste')}
        classNames={{ input: classes.paste ?? '' }}
        rows={7}
        value={markdown}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <FileButton accept=".md,.markdown,.txt,text/markdown,text/plain" onChange={(file) => void upload(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={17} aria-hidden />}>
              {t('markdown.upload')}
            </Button>
          )}
        </FileButton>
        <Button
          disabled={markdown.trim() === ''}
          variant={read ? 'default' : 'filled'}
          onClick={() => {
            setTaken(null);
            setRead(fromTranslationMarkdown(markdown, base, overlay));
          }}
        >
          {t('markdown.check')}
        </Button>
        {read && read.values.size > 0 && taken === null && (
          <Button onClick={() => take(read.values)}>{t('markdown.take', { count: read.values.size })}</Button>
        )}
      </div>
      {taken !== null && (
        <p role="status" className={classes.taken}>
          {t('markdown.taken', { count: taken })}
        </p>
      )}
      {read && <MarkdownReport texts={read.texts} isTaken={taken !== null} />}
    </section>
  );
}
