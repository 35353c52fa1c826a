import { Modal } from '@mantine/core';
import { useT as useAnonymityT } from '../../resume/views/anonymity/messages.ts';
import { useT as useDocumentsT } from '../messages.ts';
import type { StoredResume } from '../stored-resume.ts';
import { AnonymousForm } from './anonymous-form.tsx';
import { DetachQuestion } from './detach-question.tsx';
import { LanguageForm } from './language-form.tsx';
import { useT } from './messages.ts';
import { OfferForm } from './offer-form.tsx';
import { VariantForm } from './variant-form.tsx';

const FORMS = {
  language: LanguageForm,
  variant: VariantForm,
  offer: OfferForm,
  anonymous: AnonymousForm,
  detach: DetachQuestion,
};
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

/** The dialogs of language versions, variants and anonymous versions. */
export function ViewDialog({ name, ...props }: ViewFormProps & { name: ViewDialogName }) {
  const t = useT();
  const documentsT = useDocumentsT();
  const anonymityT = useAnonymityT();
  const Form = FORMS[name];
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={name === 'anonymous' ? anonymityT('title') : t(TITLES[name])}
      size={name === 'language' || name === 'detach' ? 'md' : '36rem'}
      closeButtonProps={{ 'aria-label': documentsT('close') }}
    >
      <Form {...props} />
    </Modal>
  );
}
