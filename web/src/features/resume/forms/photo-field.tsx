import { ActionIcon, Avatar, Button, FileButton, Text } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { translateWording } from '../../../i18n/wording.ts';
import { usePhoto } from '../state/use-photo.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** The resume's photo: choose, see, change, delete. */
export function PhotoField() {
  const t = useT();
  const { photo, upload, remove, isBusy } = usePhoto();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (change: () => Promise<void>) => {
    setProblem(null);
    try {
      await change();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred. Try again');
    }
  };
  return (
    <div className={classes.photo}>
      <Avatar src={photo?.url ?? null} alt={t('photo.alt')} size={84} radius="lg" />
      <div>
        <div className={classes.photoButtons}>
          <FileButton accept={ACCEPTED} onChange={(file) => file && attempt(() => upload(file))}>
            {(props) => (
              <Button {...props} variant="default" loading={isBusy} leftSection={<IconCamera size={17} aria-hidden />}>
                {t(photo ? 'photo.change' : 'photo.upload')}
              </Button>
            )}
          </FileButton>
          {photo && (
            <ActionIcon
              size="lg"
              variant="subtle"
              aria-label={t('photo.remove')}
              disabled={isBusy}
              onClick={() => attempt(remove)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </div>
        <Text size="xs" mt={6} c={problem ? 'red' : 'dimmed'} role={problem ? 'alert' : undefined}>
          {problem ? translateWording(problem) : t('photo.hint')}
        </Text>
      </div>
    </div>
  );
}
