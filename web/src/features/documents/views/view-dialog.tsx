import { Modal } from '@mantine/core';
import { useT as useDocumentsT } from '../messages.ts';
import type { StoredResume } from '../stored-resume.ts';
import { DetachQuestion } from './detach-question.tsx';
import { LanguageForm } from './language-form.tsx';
import { useT } from './messages.ts';
import { OfferForm } from './offer-form.tsx';
import { VariantForm } from './variant-form.tsx';

const FORMS = { language: LanguageForm, variant: VariantForm, offer: OfferForm, detach: DetachQuestion };
const TITLES = {
  language: 'language.title',
  variant: 'variant.title',
  offer: 'offerDialog.title',
  detach: 'detachDialog.title',
} as const;

export type ViewDialogName = keyof typeof FORMS;

export interface ViewFormProps {
  resume: StoredResume;
  onClose: () => void;
}

/** The dialogs of language versions and variants. */
export function ViewDialog({ name, ...props }: ViewFormProps & { name: ViewDialogName }) {
  const t = useT();
  const documentsT = useDocumentsT();
  const Form = FORMS[name];
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t(TITLES[name])}
      size={name === 'variant' || name === 'offer' ? '36rem' : 'md'}
      closeButtonProps={{ 'aria-label': documentsT('close') }}
    >
      <Form {...props} />
    </Modal>
  );
}
