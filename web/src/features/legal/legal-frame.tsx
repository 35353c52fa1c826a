import { fillPlaceholders } from '@kreda/site/fill-placeholders';
import { legalFacts } from '@kreda/site/legal/legal-facts';
import type { LegalTextName } from '@kreda/site/legal/legal-text';
import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import classes from './legal-frame.module.css';
import { LEGAL_TEXTS } from './load-texts.ts';
import { useT } from './messages.ts';

interface LegalFrameProps {
  text: LegalTextName;
  /** A note below the title that is not part of the text. */
  about?: ReactNode;
  /** Whether a table of contents is shown, for texts longer than a screen. */
  hasContents?: boolean;
  /** Content between the lead and the first section. */
  before?: ReactNode;
}

/** A legal text in the interface's language: title, lead and sections. */
export function LegalFrame({ text: name, about, hasContents = false, before }: LegalFrameProps) {
  const t = useT();
  const language = useLanguage();
  const facts = legalFacts(useSiteConfig());
  const write = (words: string) => bindSingleLetterWords(fillPlaceholders(words, facts), language);
  return (
    <LazyPanel key={language} chunk={LEGAL_TEXTS[language]} loading={<LoadingScreen message={t('loading')} />}>
      {(texts) => {
        const { title, lead, sections } = texts[name];
        return (
          <article className={classes.page}>
            <header className={classes.header}>
              <h1>{title}</h1>
              <p className={classes.lead}>{write(lead)}</p>
              {about && <p className={classes.about}>{about}</p>}
              {language !== 'pl' && name !== 'contact' && (
                <p className={classes.about} role="note">
                  {t('polishDecides')}
                </p>
              )}
            </header>
            {before}
            {hasContents && (
              <nav className={classes.contents} aria-label={t('contents')}>
                <ol>
                  {sections.map(({ heading }, index) => (
                    <li key={heading}>
                      <a href={`#section-${index + 1}`}>{write(heading)}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            {sections.map(({ heading, blocks }, index) => (
              <section key={heading} id={`section-${index + 1}`} className={classes.section}>
                <h2>
                  {hasContents && <span className={classes.number}>{index + 1}.</span>} {write(heading)}
                </h2>
                <LegalBlocks blocks={blocks} write={write} mail={facts.mail} />
              </section>
            ))}
          </article>
        );
      }}
    </LazyPanel>
  );
}
