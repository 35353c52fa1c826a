import { Loader } from '@mantine/core';
import { CentredPage } from './centred-page.tsx';

/** The global loading screen with its message. */
export function LoadingScreen({ message }: { message: string }) {
  return (
    <CentredPage isFullHeight>
      <Loader type="dots" color="accent.5" />
      <p role="status">{message}</p>
    </CentredPage>
  );
}
