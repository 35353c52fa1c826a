import { Text } from '@mantine/core';
import { IconCash, IconFileText, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatDateInWarsaw } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import { useT } from './messages.ts';
import classes from './offer-card.module.css';
import { type OfferCard as Offer, useOfferTexts } from './use-offer-texts.ts';

/** A job offer in the list. The whole card is a link to the offer, which links back to the list with its current filters. */
export function OfferCard({ offer }: { offer: Offer }) {
  const t = useT();
  const { search } = useLocation();
  const { place, salary } = useOfferTexts(offer);
  const { slug, title, company, category, contract, language, publishedAt } = offer;
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <h2 className={classes.title} lang={language}>
          <Link to={path('job-offer', { slug })} state={{ list: search }}>
            {title}
          </Link>
        </h2>
        <Text size="sm" mt={2} lang={language}>
          {company}
        </Text>
        <ul className={classes.facts}>
          {place !== null && <Fact icon={<IconMapPin size={16} aria-hidden />}>{place}</Fact>}
          {contract !== null && <Fact icon={<IconFileText size={16} aria-hidden />}>{t(`contracts.${contract}`)}</Fact>}
          {salary !== null && <Fact icon={<IconCash size={16} aria-hidden />}>{salary}</Fact>}
        </ul>
      </div>
      <div className={classes.side}>
        <span className={classes.category}>{t(`categories.${category}`)}</span>
        <time dateTime={publishedAt}>{formatDateInWarsaw(new Date(publishedAt))}</time>
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  );
}
