import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { Loader } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useT } from './messages.ts';
import classes from './template-picker.module.css';
import { TemplateThumbnail } from './template-thumbnail.tsx';
import type { NewPerson, NewResume } from './use-new-resume.ts';

const SLUGS = Object.keys(TEMPLATE_NAMES) as TemplateSlug[];

/** The templates with real pages. Picking one makes a resume with what is known of the person, and opens its first step. */
export function TemplatePicker({ person, newResume }: { person: NewPerson; newResume: NewResume }) {
  const t = useT();
  return (
    <div className={classes.picker}>
      {SLUGS.map((slug) => (
        <button
          type="button"
          key={slug}
          className={classes.card}
          aria-label={t('picker.use', { name: TEMPLATE_NAMES[slug].label })}
          aria-describedby={`traits-${slug}`}
          aria-busy={newResume.pending === slug}
          disabled={newResume.pending !== null}
          onClick={() => newResume.start(slug, person)}
        >
          {newResume.pending === slug && (
            <span className={classes.busy}>
              <Loader role="status" aria-label={t('picker.creating')} />
            </span>
          )}
          <TemplateThumbnail pattern={slug} />
          <span className={classes.words}>
            <span className={classes.name}>{TEMPLATE_NAMES[slug].label}</span>
            <span className={classes.traits} id={`traits-${slug}`}>
              {TEMPLATE_NAMES[slug].traits.map((trait) => (
                <span key={trait} className={classes.trait}>
                  {t(`traits.${trait}`)}
                </span>
              ))}
            </span>
          </span>
          <span className={classes.use}>
            {t('picker.use', { name: TEMPLATE_NAMES[slug].label })}
            <IconArrowRight size={17} aria-hidden />
          </span>
        </button>
      ))}
    </div>
  );
}
