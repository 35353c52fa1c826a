import { Button, FileButton, Text } from '@mantine/core';
import { IconSignature, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { ErrorMessage, ReasonMessage } from '../../../ui/error-message.tsx';
import {
  MAX_PHOTO_BYTES,
  PHOTO_TOO_LARGE,
  PICTURE_TYPES,
  usePictureUpload,
} from '../../resume/photo/use-picture-upload.ts';
import { useT } from '../messages.ts';
import { useEditedLetter, useLetter } from '../state/letter-context.tsx';
import classes from './letter-forms.module.css';

/** The picture of the signature. */
export function SignatureField() {
  const t = useT();
  const { signature } = useLetter();
  const { session } = useEditedLetter();
  const { upload, remove, isBusy } = usePictureUpload(`/api/letters/${session.uuid}/signature`, session);
  const [problem, setProblem] = useState<ReactNode>(null);
  // Without a reset the browser fires no event when the same file is picked again.
  const reset = useRef<() => void>(null);

  const change = async (act: () => Promise<void>) => {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(<ErrorMessage error={error} />);
    }
  };
  const choose = (file: File | null) => {
    reset.current?.();
    if (!file) return;
    if (file.size > MAX_PHOTO_BYTES) {
      setProblem(<ReasonMessage reason={PHOTO_TOO_LARGE} />);
      return;
    }
    void change(() => upload(file));
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('signature.title')}</legend>
      <div className={classes.signature}>
        {signature && (
          <img className={classes.picture} src={`/signatures/${signature.uuid}`} alt={t('signature.alt')} />
        )}
        <FileButton accept={PICTURE_TYPES} onChange={choose} resetRef={reset}>
          {(props) => (
            <Button {...props} variant="default" loading={isBusy} leftSection={<IconSignature size={17} aria-hidden />}>
              {t(signature ? 'signature.change' : 'signature.upload')}
            </Button>
          )}
        </FileButton>
        {signature && (
          <Button
            variant="subtle"
            color="gray"
            disabled={isBusy}
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={() => void change(remove)}
          >
            {t('signature.remove')}
          </Button>
        )}
      </div>
      <Text size="xs" mt={8} c={problem ? 'red' : 'dimmed'} role={problem ? 'alert' : undefined}>
        {problem ?? t('signature.hint')}
      </Text>
    </fieldset>
  );
}
