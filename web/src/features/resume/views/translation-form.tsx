import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { entriesOf, valuesByAddress } from '@kreda/document/kinds/resume/overlay/addresses';
import {
  originalTexts,
  type TranslatableText,
  translatableTexts,
} from '@kreda/document/kinds/resume/overlay/translation';
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageName } from '../../../lib/language-name.ts';
import { FIELD_SELECTOR, focusWhenRendered } from '../forms/focus-when-rendered.ts';
import { usePlaceFromAddress } from '../forms/use-place-from-address.ts';
import { useT } from './messages.ts';
import { type OpenView, useOpenViewIfLoaded } from './open-view.ts';
import classes from './translation-form.module.css';
import { TranslationRow } from './translation-row.tsx';
import { fieldInAddress } from './untranslated-link.ts';
import { entryTitle } from './use-place-words.ts';

/** A section of a language version beside its original: each text with its translation, one below the other on narrow screens. */
export function TranslationForm({ slug }: { slug: SectionSlug }) {
  const view = useOpenViewIfLoaded();
  return view ? <LoadedForm slug={slug} view={view} /> : <Skeleton h={480} />;
}

/** The texts of the original, and those that only the version has, with an empty original. */
function textsOf({ base, overlay, resume }: Omit<OpenView, 'baseUuid'>): TranslatableText[] {
  const originals = originalTexts(base, overlay);
  const known = new Set(originals.map(({ address }) => address));
  const others = translatableTexts(resume).filter(({ address }) => !known.has(address));
  return [...originals, ...others.map((text) => ({ ...text, value: '' }))];
}

function LoadedForm({ slug, view: { base, overlay, resume } }: { slug: SectionSlug; view: OpenView }) {
  const t = useT();
  const inLanguage = useLanguage();
  const texts = useMemo(
    () => textsOf({ base, overlay, resume }).filter(({ section }) => section === slug),
    [base, overlay, resume, slug],
  );
  const own = useMemo(() => valuesByAddress(resume), [resume]);
  const form = useRef<HTMLDivElement>(null);
  const { entryId, field, visit } = usePlaceFromAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the field focuses it.
  useEffect(() => {
    const root = form.current;
    if (!root || (field === null && entryId === null)) return;
    const place = `${entryId === null ? '' : `[data-entry="${CSS.escape(entryId)}"]`}${field === null ? '' : `[data-field="${CSS.escape(field)}"]`}`;
    return focusWhenRendered(
      root,
      () => root.querySelector<HTMLElement>(`${place} :is(${FIELD_SELECTOR})`),
      (control) => control.scrollIntoView({ block: 'center' }),
    );
  }, [entryId, field, visit]);

  if (texts.length === 0) return <p className={classes.nothing}>{t('nothing')}</p>;
  const languages = {
    original: languageName(base.language, inLanguage),
    own: languageName(resume.language, inLanguage),
  };
  const groups = Map.groupBy(texts, (text) => text.entryId);
  const titleOf = (id: string) => {
    const [original, own] = [base, resume].map((one) => entriesOf(one, slug).find((entry) => entry.id === id));
    return (original && entryTitle(slug, original)) || (own ? entryTitle(slug, own) : '');
  };
  const row = (text: TranslatableText) => (
    <TranslationRow
      key={text.address}
      text={text}
      value={own.get(text.address)}
      isTranslated={Object.hasOwn(overlay.overrides, text.address)}
      languages={languages}
      lang={toBcp47(base.language)}
      fieldInAddress={fieldInAddress(text)}
    />
  );
  return (
    <div className={classes.form} ref={form}>
      <div className={classes.heads} aria-hidden>
        <span>{t('original', { language: languages.original })}</span>
        <span>{t('translation', { language: languages.own })}</span>
      </div>
      {[...groups].map(([id, group]) =>
        id === null ? (
          group.map(row)
        ) : (
          <section key={id} className={classes.entry} aria-label={titleOf(id)}>
            {/* In sections of names alone the name is the text. */}
            {group.length > 1 && (
              <h2 className={classes.title} lang={toBcp47(base.language)}>
                {titleOf(id)}
              </h2>
            )}
            {group.map(row)}
          </section>
        ),
      )}
    </div>
  );
}
