import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useSiteConfig } from '../../lib/site.ts';
import card from './legal-card.module.css';
import { useT } from './messages.ts';

/** The seller's details, as on invoices, and the contact address. */
export function SellerCard() {
  const t = useT();
  const { seller, contactMail } = useSiteConfig();
  return (
    <section className={card.card} aria-labelledby="seller-title">
      <h2 id="seller-title">{t('seller.title')}</h2>
      <dl className={card.facts}>
        <div>
          <dt>{t('seller.name')}</dt>
          <dd>{seller.name}</dd>
        </div>
        <div>
          <dt>{t('seller.address')}</dt>
          <dd>
            {seller.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('seller.taxId')}</dt>
          <dd>{seller.taxId}</dd>
        </div>
        <div>
          <dt>{t('seller.mail')}</dt>
          <dd>{contactMail}</dd>
        </div>
      </dl>
      <Button
        component="a"
        href={`mailto:${contactMail}`}
        leftSection={<IconMail size={18} stroke={1.7} aria-hidden />}
      >
        {t('write')}
      </Button>
    </section>
  );
}
