import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { SECTION_SLUGS } from '../model/sections.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';

/**
 * The operations that give a resume the content and the look of another one. Its name, whether it is done, and its photo stay: the name
 * belongs to the document, and a photo is a file of its own.
 */
export function operationsBetween(from: Resume, to: Resume): Operation[] {
  const ofSections = SECTION_SLUGS.flatMap((section) => {
    const [before, after] = [from.sections[section], to.sections[section]];
    return [
      ...(dequal(before.data, after.data) ? [] : [{ type: 'data', section, data: after.data } as Operation]),
      ...(dequal(before.config, after.config) ? [] : [{ type: 'config', section, config: after.config } as Operation]),
    ];
  });
  return [...settingOperations(from, to), ...ofSections];
}

/** The operations that lead from the settings of one resume to those of another. Template and language come first: they change others. */
export function settingOperations(resume: Resume, next: Resume): Operation[] {
  const operations: Operation[] = [];
  let reached = resume;
  const add = (isSame: boolean, operation: Operation) => {
    if (isSame) return;
    operations.push(operation);
    reached = applyOperation(reached, operation);
  };
  add(reached.language === next.language, { type: 'language', language: next.language });
  add(reached.pattern === next.pattern, { type: 'pattern', pattern: next.pattern });
  add(reached.patternVersion === next.patternVersion, { type: 'pattern-version', version: next.patternVersion });
  add(dequal(reached.color, next.color), { type: 'color', color: next.color });
  add(dequal(reached.fonts, next.fonts), { type: 'fonts', fonts: next.fonts });
  add(dequal(reached.sectionsOrder, next.sectionsOrder), { type: 'sections-order', order: next.sectionsOrder });
  add(dequal(reached.pageSetup, next.pageSetup), { type: 'page-setup', pageSetup: next.pageSetup });
  const shown = ({ sectionsEnabled, sectionsActive }: Resume) => ({ enabled: sectionsEnabled, active: sectionsActive });
  add(dequal(shown(reached), shown(next)), { type: 'sections-config', config: shown(next) });
  return operations;
}
