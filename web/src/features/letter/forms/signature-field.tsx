import { Button, FileButton, Text } from '@mantine/core';
import { IconSignature, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { restRefusal } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { ErrorMessage, ReasonMessage } from '../../../ui/error-message.tsx';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '../../resume/photo/use-photo.ts';
import { useT } from '../messages.ts';
import { useEditedLetter, useLetter } from '../state/letter-context.tsx';
import classes from './letter-forms.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** The picture of the signature. A change is uploaded at once, because only the server knows the picture's id and final size. */
export function SignatureField() {
  const t = useT();
  const { signature } = useLetter();
  const { session } = useEditedLetter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  // Without a reset the browser fires no event when the same file is picked again.
  const reset = useRef<() => void>(null);

  const send = async (init: RequestInit) => {
    setBusy(true);
    setProblem(null);
    try {
      const url = `/api/letters/${session.uuid}/signature`;
      const response = await fetch(url, { ...init, headers: { 'x-request-id': newRequestId() } });
      if (!response.ok) throw await restRefusal(response);
      await session.refresh();
    } catch (error) {
      setProblem(<ErrorMessage error={error} />);
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File | null) => {
    reset.current?.();
    if (!file) return;
    if (file.size > MAX_PHOTO_BYTES) {
      setProblem(<ReasonMessage reason={PHOTO_TOO_LARGE} />);
      return;
    }
    const body = new FormData();
    body.set('file', file);
    void send({ method: 'POST', body });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('signature.title')}</legend>
      <div className={classes.signature}>
        {signature && (
          <img className={classes.picture} src={`/signatures/${signature.uuid}`} alt={t('signature.alt')} />
        )}
        <FileButton accept={ACCEPTED} onChange={choose} resetRef={reset}>
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
            onClick={() => void send({ method: 'DELETE' })}
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
