import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { memo, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { PageSheet } from '../../../ui/page-sheet.tsx';
import { useT } from '../messages.ts';
import { prepare } from '../preview/typesetter.ts';
import { TemplateThumbnail } from '../template-thumbnail.tsx';
import classes from './appearance-panel.module.css';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** One after the other, each when the browser is idle: a change of the page itself comes first. */
let turn: Promise<unknown> = Promise.resolve();

function firstPageIn(resume: Resume, pattern: TemplateSlug, isWanted: () => boolean): Promise<string | null> {
  const made = turn.then(async () => {
    if (!isWanted()) return null;
    const styled = pattern === resume.pattern ? resume : applyOperation(resume, chooseTemplate(resume, pattern));
    const { typesetter, options } = await prepare(styled);
    await idle();
    if (!isWanted()) return null;
    const { layout, paint } = typesetter.layOut(styled, options);
    return layout[0] ? paint(layout[0]) : null;
  });
  turn = made.catch(() => {});
  return made;
}

interface OwnThumbnailProps {
  resume: Resume;
  pattern: TemplateSlug;
}

/**
 * The resume's first page in a template. Until it is typeset, which it only is in view, the template's picture with demo content. Does not
 * render again with each change in the panel.
 */
export const OwnThumbnail = memo(function OwnThumbnail({ resume, pattern }: OwnThumbnailProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isWanted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) return;
      observer.disconnect();
      firstPageIn(resume, pattern, () => isWanted).then(
        (svg) => isWanted && svg !== null && setPage(svg),
        // Without a connection the template's fonts are missing: its picture stays.
        () => {},
      );
    });
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [resume, pattern]);
  return (
    <div ref={frame} className={classes.thumbnail}>
      {page === null ? (
        <TemplateThumbnail pattern={pattern} />
      ) : (
        <PageSheet svg={page} label={t('picker.thumbnail', { name: TEMPLATE_NAMES[pattern].label })} />
      )}
    </div>
  );
});
