import { Alert, Loader, Modal } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { useT as useChecksT } from '../download/checks/messages.ts';
import { ReadBackView } from '../download/read-back/read-back-view.tsx';
import { useReadBack } from '../download/read-back/use-read-back.ts';
import { ResumeTitles } from '../resume/editor/section-titles.tsx';
import { useT } from './messages.ts';

type Stored = Parameters<typeof useReadBack>[0];

/** Compares a resume with what recruiters' software would read in its PDF. */
export function RecruiterDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const t = useT();
  const checksT = useChecksT();
  const stored = trpc.resume.get.useQuery({ uuid }, { staleTime: 0 });
  return (
    <Modal
      opened
      onClose={onClose}
      size="60rem"
      title={checksT('readBack.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {stored.isPending && <Loader aria-label={t('loading')} />}
      {stored.isError && <Alert color="red">{errorText(stored.error)}</Alert>}
      {stored.data && (
        <ResumeTitles resume={stored.data.resume}>
          <ReadResume resume={stored.data.resume} />
        </ResumeTitles>
      )}
    </Modal>
  );
}

function ReadResume({ resume }: { resume: Stored }) {
  const reading = useReadBack(resume);
  return <ReadBackView uuid={resume.uuid} language={resume.language} reading={reading} isWholeFirst />;
}
