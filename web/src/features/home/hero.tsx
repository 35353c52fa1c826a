import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useLanguage } from '../../i18n/define-messages.ts';
import classes from './hero.module.css';
import { useT } from './messages.ts';

/** The templates in the picture, from left to right. */
const SHOWN: readonly TemplateSlug[] = ['portrait', 'modern', 'classic'];

/**
 * The headline, with pictures of pages that the product itself has typeset. The pictures are smaller than the text, so that the text is
 * the largest contentful paint (LCP).
 */
export function Hero() {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.lead')}</p>
        <div className={classes.ways}>
          <Button component="a" href="#templates" size="lg" rightSection={<IconArrowDown size={18} aria-hidden />}>
            {t('hero.start')}
          </Button>
          <Button component="a" href="#steps" size="lg" variant="default">
            {t('hero.how')}
          </Button>
        </div>
        <ul className={classes.facts}>
          <li>{t('hero.facts.free')}</li>
          <li>{t('hero.facts.exact')}</li>
          <li>{t('hero.facts.readable')}</li>
        </ul>
      </div>
      <div className={classes.picture} role="img" aria-label={t('hero.picture')}>
        {SHOWN.map((pattern) => (
          <img
            key={pattern}
            src={`/templates/${pattern}.${language}.small.webp`}
            srcSet={`/templates/${pattern}.${language}.small.webp 280w, /templates/${pattern}.${language}.webp 560w`}
            sizes="(max-width: 991px) min(30vw, 8.5rem), 12rem"
            alt=""
            width={560}
            height={792}
            decoding="async"
            fetchPriority="low"
          />
        ))}
      </div>
    </section>
  );
}
