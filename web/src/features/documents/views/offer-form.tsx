import { Alert, Loader, Stack } from '@mantine/core';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT as useDocumentsT } from '../messages.ts';
import { FormEnd } from './form-end.tsx';
import { useT } from './messages.ts';
import { OfferFields, offerFieldsSchema, showOfferError, toOffer, toValues } from './offer-fields.tsx';
import type { ViewFormProps } from './view-dialog.tsx';

/** Changes the offer that a variant is for. */
export function OfferForm({ resume: { uuid }, onClose }: ViewFormProps) {
  const t = useDocumentsT();
  const offer = trpc.resume.offer.useQuery({ uuid }, { staleTime: 0, refetchOnWindowFocus: false });
  if (offer.isError) return <Alert color="red">{errorText(offer.error)}</Alert>;
  // A cached answer may be older than what was just saved.
  if (!offer.isFetchedAfterMount || offer.data === undefined) return <Loader aria-label={t('loading')} />;
  return <OfferEditor uuid={uuid} offer={offer.data} onClose={onClose} />;
}

interface OfferEditorProps {
  uuid: string;
  offer: Outputs['resume']['offer'];
  onClose: () => void;
}

function OfferEditor({ uuid, offer, onClose }: OfferEditorProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const form = useSchemaForm(offerFieldsSchema, toValues(offer));
  const save = trpc.resume.updateOffer.useMutation({
    onSuccess: async () => {
      await Promise.all([utils.resume.views.invalidate(), utils.resume.view.invalidate({ uuid })]);
      showToast({ type: 'success', text: t('offerDialog.saved') });
      onClose();
    },
    onError: (error) => showOfferError(form, error),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate({ uuid, offer: toOffer(values) }))}>
      <Stack gap="md">
        <OfferFields form={form} isFirst />
        <FormEnd submit={t('offerDialog.save')} isSending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
