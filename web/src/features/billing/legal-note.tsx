import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { useT } from './messages.ts';

type LegalText = 'terms' | 'privacy';

interface LegalNoteProps {
  /** The sentence with the links. A trial begins without a payment, and a visitor also registers. */
  text: 'payment.terms' | 'payment.termsTrial' | 'payment.termsGuest';
}

/** Says that the buyer accepts the terms by paying, with links that open short legal texts in a dialog. */
export function LegalNote({ text }: LegalNoteProps) {
  const t = useT();
  const [open, setOpen] = useState<LegalText | null>(null);
  const link = (legalText: LegalText) => (
    <Anchor
      key={legalText}
      component="button"
      type="button"
      fz="inherit"
      underline="always"
      onClick={() => setOpen(legalText)}
    >
      {t(`payment.${legalText}Link`)}
    </Anchor>
  );
  return (
    <>
      {withLinks(t(text, { terms: MARK.terms, privacy: MARK.privacy }), link)}
      <LegalDialog legalText={open} onClose={() => setOpen(null)} />
    </>
  );
}

const MARK: Readonly<Record<LegalText, string>> = { terms: '[[terms]]', privacy: '[[privacy]]' };

/** Replaces the marks in the text by links. */
function withLinks(text: string, link: (legalText: LegalText) => ReactNode): ReactNode[] {
  return text.split(/(\[\[\w+\]\])/).map((part) => {
    const legalText = (Object.keys(MARK) as LegalText[]).find((candidate) => MARK[candidate] === part);
    return legalText ? link(legalText) : part;
  });
}

function LegalDialog({ legalText, onClose }: { legalText: LegalText | null; onClose: () => void }) {
  const t = useT();
  const { contactMail } = useSiteConfig();
  const paragraphs =
    legalText === 'terms'
      ? [
          t('legal.terms.access'),
          t('legal.terms.price'),
          t('legal.terms.renewal'),
          t('legal.terms.cancel'),
          t('legal.terms.withdraw'),
        ]
      : [t('legal.privacy.purpose'), t('legal.privacy.card'), t('legal.privacy.trials'), t('legal.privacy.rights')];
  return (
    <Modal
      opened={legalText !== null}
      onClose={onClose}
      title={legalText && t(`legal.${legalText}.title`)}
      closeButtonProps={{ 'aria-label': t('legal.close') }}
    >
      <Stack gap="sm">
        {[...paragraphs, t('legal.contact', { mail: contactMail })].map((paragraph) => (
          <Text key={paragraph} size="sm">
            {paragraph}
          </Text>
        ))}
        {legalText && (
          // In a new tab, so that the form keeps its values.
          <Anchor component={Link} to={path(legalText)} target="_blank" size="sm" underline="always">
            {t('legal.full')}
          </Anchor>
        )}
      </Stack>
    </Modal>
  );
}
