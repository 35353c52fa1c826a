import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { type Address, sectionOf, withValues } from './addresses.ts';

/**
 * The operations that give addresses other values: one for the content of each section, one for its settings, and those of the whole
 * resume. A photo is a file of its own, and no operation changes it.
 */
export function valueOperations(resume: Resume, values: ReadonlyMap<Address, unknown>): Operation[] {
  const next = withValues(resume, values);
  const addresses = [...values.keys()];
  const sections = new Set(addresses.map(sectionOf).filter((section) => section !== null));
  const ofSections = [...sections].flatMap((section) => {
    const { data, config } = next.sections[section];
    const isSet = addresses.some((address) => address.startsWith(`config/${section}/`));
    const isWritten = addresses.some(
      (address) => /^(data|items|order)\//.test(address) && sectionOf(address) === section,
    );
    return [
      ...(isWritten ? [{ type: 'data', section, data } as Operation] : []),
      ...(isSet ? [{ type: 'config', section, config } as Operation] : []),
    ];
  });
  return [...settingOperations(resume, next), ...ofSections];
}

/** The operations that lead from the settings of one resume to those of another. Template and language come first: they change others. */
function settingOperations(resume: Resume, next: Resume): Operation[] {
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
