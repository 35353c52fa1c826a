import type { PageEntry } from '@kreda/site/page-head';
import { Anchor, Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconExternalLink, IconFilePlus } from '@tabler/icons-react';
import { Link, useLocation, useParams } from 'react-router';
import { formatDateInWarsaw } from '../../lib/format-date.ts';
import { usePageEntry } from '../../lib/page-entry.ts';
import { path } from '../../lib/path.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { FailedPage } from '../../ui/failed-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { ClosedOffer } from './closed-offer.tsx';
import { JobPosting } from './job-posting.tsx';
import { useT } from './messages.ts';
import classes from './offer-page.module.css';
import { OfferText } from './offer-text.tsx';
import { useOfferTexts } from './use-offer-texts.ts';

type Answer = Outputs['jobs']['offer'];
type OpenOffer = Extract<Answer, { isOpen: true }>;

/** A job offer, with links to its original page and to a new resume for it. */
export function OfferPage() {
  const t = useT();
  const slug = useParams().slug!;
  const { data: offer, error } = trpc.jobs.offer.useQuery({ slug });
  usePageEntry(offer !== undefined ? entryOf(offer) : error ? { state: 'there' } : undefined);
  if (offer === null) return <MissingPage />;
  if (offer) return offer.isOpen ? <OpenOfferPage offer={offer} /> : <ClosedOffer offer={offer} />;
  if (!error) return <LoadingScreen message={t('loadingOffer')} />;
  return <FailedPage message={errorText(error)} />;
}

function entryOf(offer: Answer): PageEntry {
  if (offer === null) return { state: 'missing' };
  if (!offer.isOpen) return { state: 'gone' };
  return { state: 'there', title: `${offer.title}, ${offer.company}`, description: offer.summary };
}

function OpenOfferPage({ offer }: { offer: OpenOffer }) {
  const t = useT();
  const { title, company, category, contract, description, url, language, publishedAt, expiresAt } = offer;
  const { place, salary } = useOfferTexts(offer);
  const facts = [
    [t('place'), place],
    [t('contract'), contract && t(`contracts.${contract}`)],
    [t('salary'), salary],
    [t('category'), t(`categories.${category}`)],
    [t('published'), formatDateInWarsaw(new Date(publishedAt))],
    [t('expires'), formatDateInWarsaw(new Date(expiresAt))],
  ] as const;
  return (
    <div className={classes.page}>
      <JobPosting offer={offer} />
      <BackToList />
      <article className={classes.offer}>
        <header className={classes.header} lang={language}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <Text size="lg" c="dimmed" mt={6}>
            {company}
          </Text>
        </header>
        <aside className={classes.aside}>
          <dl className={classes.facts}>
            {facts.map(
              ([label, value]) =>
                value !== null && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener nofollow"
            fullWidth
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('apply')}
            <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
          </Button>
          <Button
            component={Link}
            to={path('cv-pick-template', {}, { profession: title })}
            variant="default"
            fullWidth
            leftSection={<IconFilePlus size={18} aria-hidden />}
          >
            {t('createCv')}
          </Button>
          <Text size="xs" c="dimmed" className={classes.host}>
            {t('leads', { host: new URL(url).host })}
          </Text>
        </aside>
        <section className={classes.text}>
          <Title order={2} size="h3" mb="sm">
            {t('about')}
          </Title>
          <OfferText text={description} language={language} />
        </section>
      </article>
    </div>
  );
}

/** A link back to the list, with its filters if the user came from there. */
function BackToList() {
  const t = useT();
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
  return (
    <Anchor
      component={Link}
      to={{ pathname: path('job-offers'), search: list }}
      size="sm"
      c="dimmed"
      className={classes.back}
    >
      <IconArrowLeft size={16} aria-hidden />
      {t('back')}
    </Anchor>
  );
}
