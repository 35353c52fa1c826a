import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  TEMPLATE_SLUGS,
  TEMPLATES_BY_SLUG,
  type TemplateSlug,
} from '@kreda/document/kinds/resume/model/templates-by-slug';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { track } from '../../../lib/analytics/analytics.ts';
import { useT as useTOfTemplates } from '../messages.ts';
import { useApply, useResumePart } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { OwnThumbnail } from './own-thumbnail.tsx';
import { TemplateVersion } from './template-version.tsx';

const patternOf = (resume: Resume) => resume.pattern;
const colorOf = (resume: Resume) => resume.color;

/**
 * The templates, each with the resume's own first page.
 *
 * @param opened the resume whose pages are shown. Another object draws all of them again.
 */
export function TemplateChoice({ opened }: { opened: Resume }) {
  const tOfTemplates = useTOfTemplates();
  const pattern = useResumePart(patternOf);
  const color = useResumePart(colorOf);
  const apply = useApply();
  const choose = (slug: TemplateSlug) => {
    track({ event: 'select_content', content_type: 'template', content_id: slug });
    apply(chooseTemplate({ pattern, color }, slug));
  };
  return (
    <TemplateVersion>
      <div className={classes.templates}>
        {TEMPLATE_SLUGS.map((slug) => (
          <button
            type="button"
            key={slug}
            className={classes.template}
            aria-pressed={slug === pattern}
            aria-label={tOfTemplates('picker.thumbnail', { name: TEMPLATES_BY_SLUG[slug].label })}
            onClick={() => slug !== pattern && choose(slug)}
          >
            <OwnThumbnail resume={opened} pattern={slug} />
            <span>{TEMPLATES_BY_SLUG[slug].label}</span>
          </button>
        ))}
      </div>
    </TemplateVersion>
  );
}
