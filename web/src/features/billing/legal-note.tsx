import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSiteConfig } from '../../lib/site.ts';
import { useT } from './messages.ts';

type Document = 'terms' | 'privacy';

interface LegalNoteProps {
  /** A trial begins without a payment. */
  isTrial: boolean;
}

/** What paying means, with the terms and the privacy policy to read on the spot. */
export function LegalNote({ isTrial }: LegalNoteProps) {
  const t = useT();
  const [open, setOpen] = useState<Document | null>(null);
  const link = (document: Document) => (
    <Anchor
      key={document}
      component="button"
      type="button"
      fz="inherit"
      underline="always"
      onClick={() => setOpen(document)}
    >
      {t(`payment.${document}Link`)}
    </Anchor>
  );
  return (
    <>
      {withLinks(
        t(isTrial ? 'payment.termsTrial' : 'payment.terms', { terms: MARK.terms, privacy: MARK.privacy }),
        link,
      )}
      <LegalDialog document={open} onClose={() => setOpen(null)} />
    </>
  );
}

const MARK: Readonly<Record<Document, string>> = { terms: '[[terms]]', privacy: '[[privacy]]' };

/** Puts the links where their marks stand, in whichever order the language has them. */
function withLinks(text: string, link: (document: Document) => ReactNode): ReactNode[] {
  return text.split(/(\[\[\w+\]\])/).map((part) => {
    const document = (Object.keys(MARK) as Document[]).find((candidate) => MARK[candidate] === part);
    return document ? link(document) : part;
  });
}

function LegalDialog({ document, onClose }: { document: Document | null; onClose: () => void }) {
  const t = useT();
  const { contactMail } = useSiteConfig();
  const paragraphs =
    document === 'terms'
      ? [
          t('legal.terms.access'),
          t('legal.terms.price'),
          t('legal.terms.renewal'),
          t('legal.terms.cancel'),
          t('legal.terms.withdraw'),
        ]
      : [t('legal.privacy.purpose'), t('legal.privacy.card'), t('legal.privacy.rights')];
  return (
    <Modal
      opened={document !== null}
      onClose={onClose}
      title={document && t(`legal.${document}.title`)}
      closeButtonProps={{ 'aria-label': t('legal.close') }}
    >
      <Stack gap="sm">
        {[...paragraphs, t('legal.contact', { mail: contactMail })].map((paragraph) => (
          <Text key={paragraph} size="sm">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Modal>
  );
}
