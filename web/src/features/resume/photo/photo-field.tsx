import { ActionIcon, Avatar, Button, FileButton, Text } from '@mantine/core';
import { IconCamera, IconCrop, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { ErrorMessage, ReasonMessage } from '../../../ui/error-message.tsx';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { Hint } from '../../../ui/hint.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import formClasses from '../forms/forms.module.css';
import { useT } from '../forms/messages.ts';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { photoAspect } from './photo-aspect.ts';
import { usePhoto } from './use-photo.ts';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE, PICTURE_TYPES } from './use-picture-upload.ts';

export const photoEditor = loadable(async () => (await import('./photo-editor.tsx')).PhotoEditor);

/** The field for the resume's photo: choose, edit and delete. */
export const PhotoField = memo(function PhotoField() {
  const t = useT();
  const { store } = useSession();
  const { photo, upload, remove, isBusy } = usePhoto();
  const [problem, setProblem] = useState<ReactNode>(null);
  const [editedUrl, setEditedUrl] = useState<string | null>(null);
  // Without a reset the browser fires no event when the same file is picked again.
  const resetRef = useRef<() => void>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  // The button that gets the focus back when the dialog is closed or the photo is gone. A busy button cannot have it.
  const returnTo = useRef<RefObject<HTMLButtonElement | null> | null>(null);
  useEffect(() => {
    if (editedUrl !== null || isBusy) return;
    returnTo.current?.current?.focus();
    returnTo.current = null;
  }, [editedUrl, isBusy]);

  const edit = (url: string, opener: RefObject<HTMLButtonElement | null>) => {
    returnTo.current = opener;
    setEditedUrl(url);
  };
  const choose = (file: File | null) => {
    resetRef.current?.();
    if (!file) return;
    const isTooLarge = file.size > MAX_PHOTO_BYTES;
    setProblem(isTooLarge ? <ReasonMessage reason={PHOTO_TOO_LARGE} /> : null);
    if (!isTooLarge) edit(URL.createObjectURL(file), chooser);
  };
  const closeEditor = () => {
    if (editedUrl?.startsWith('blob:')) URL.revokeObjectURL(editedUrl);
    setEditedUrl(null);
  };
  const removePhoto = async () => {
    setProblem(null);
    try {
      await remove();
      returnTo.current = chooser;
    } catch (error) {
      setProblem(<ErrorMessage error={error} />);
    }
  };
  return (
    <div className={formClasses.photo}>
      <Avatar
        src={photo?.url ?? null}
        alt={t('photo.alt')}
        size={84}
        radius="lg"
        classNames={{ placeholder: formClasses.noPhoto ?? '' }}
      />
      <div>
        <div className={formClasses.photoButtons}>
          <FileButton accept={PICTURE_TYPES} onChange={choose} resetRef={resetRef}>
            {(props) => (
              <Button
                {...props}
                ref={chooser}
                variant="default"
                loading={isBusy}
                leftSection={<IconCamera size={17} aria-hidden />}
              >
                {t(photo ? 'photo.change' : 'photo.upload')}
              </Button>
            )}
          </FileButton>
          {photo && (
            <>
              <Hint label={t('photo.edit')}>
                <ActionIcon
                  ref={editButton}
                  size="lg"
                  variant="subtle"
                  aria-label={t('photo.edit')}
                  disabled={isBusy}
                  onClick={() => edit(photo.url, editButton)}
                >
                  <IconCrop size={18} />
                </ActionIcon>
              </Hint>
              <Hint label={t('photo.remove')}>
                <ActionIcon
                  size="lg"
                  variant="subtle"
                  aria-label={t('photo.remove')}
                  disabled={isBusy}
                  onClick={() => void removePhoto()}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Hint>
            </>
          )}
        </div>
        <Text size="xs" mt={6} c={problem ? 'red' : 'dimmed'} role={problem ? 'alert' : undefined}>
          {problem ?? t('photo.hint')}
        </Text>
      </div>
      {editedUrl && (
        <LazyPanel
          chunk={photoEditor}
          frame={(failure) => <FailureDialog onClose={closeEditor}>{failure}</FailureDialog>}
        >
          {(PhotoEditor) => (
            <PhotoEditor
              url={editedUrl}
              aspect={photoAspect(store.get(resumeAtom)!)}
              onApply={upload}
              onClose={closeEditor}
            />
          )}
        </LazyPanel>
      )}
    </div>
  );
});
