import { type AnonymiseOptions, anonymise } from '@kreda/document/kinds/resume/anonymise/anonymise';
import { DEFAULT_ANONYMISE_OPTIONS } from '@kreda/document/kinds/resume/anonymise/anonymity';
import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Alert, Loader, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { AnonymityFields } from '../../resume/views/anonymity/anonymity-fields.tsx';
import { useT as useAnonymityT } from '../../resume/views/anonymity/messages.ts';
import { useT as useDocumentsT } from '../messages.ts';
import { FormEnd } from './form-end.tsx';
import { useCreateView } from './use-create-view.ts';
import type { ViewFormProps } from './view-dialog.tsx';

/** Makes an anonymous version, after showing what is taken out. */
export function AnonymousForm({ resume, onClose }: ViewFormProps) {
  const documentsT = useDocumentsT();
  const stored = trpc.resume.get.useQuery({ uuid: resume.uuid }, { staleTime: 0 });
  if (stored.isPending) return <Loader aria-label={documentsT('loading')} />;
  if (stored.isError) return <Alert color="red">{errorText(stored.error)}</Alert>;
  return <LoadedForm resume={completeResume(stored.data.resume)} onClose={onClose} />;
}

function LoadedForm({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const t = useAnonymityT();
  const [options, setOptions] = useState<AnonymiseOptions>(DEFAULT_ANONYMISE_OPTIONS);
  const create = useCreateView((error) => showToast({ type: 'error', text: errorText(error) }));
  // A refetch answers the same resume as a new object, which is cleaned again: no user waits for that.
  const anonymised = useMemo(() => anonymise(resume, options), [resume, options]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ baseUuid: resume.uuid, kind: 'anonymous', options });
      }}
    >
      <Stack gap="md">
        <AnonymityFields options={options} onChange={setOptions} anonymised={anonymised} />
        <FormEnd submit={t('create')} isSending={create.isPending || create.isSuccess} onCancel={onClose} />
      </Stack>
    </form>
  );
}
