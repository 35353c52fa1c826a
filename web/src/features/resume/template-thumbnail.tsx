import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useT } from './messages.ts';
import classes from './template-thumbnail.module.css';

/** The picture of a template with demo content, typeset by the engine when the client was built. */
export function TemplateThumbnail({ pattern }: { pattern: TemplateSlug }) {
  const t = useT();
  const language = useLanguage();
  return (
    <img
      className={classes.page}
      src={`/templates/${pattern}.${language}.webp`}
      alt={t('picker.thumbnail', { name: TEMPLATE_NAMES[pattern].label })}
      width={560}
      height={792}
      loading="lazy"
      decoding="async"
    />
  );
}
