import type { Resume } from '../model/resume.ts';
import type { Operation } from './operation.ts';

/**
 * The operations that, applied in order after `operation`, bring back what it changed in `before`; none where there is nothing
 * to bring back: a resume that is done stays done, and photos are files of their own.
 */
export function inverseOf(before: Resume, operation: Operation): Operation[] {
  switch (operation.type) {
    case 'name':
      return [{ type: 'name', name: before.name }];
    case 'language':
      // Dates may have followed the language.
      return [
        { type: 'language', language: before.language },
        { type: 'page-setup', pageSetup: before.pageSetup },
      ];
    case 'color':
      return [{ type: 'color', color: before.color }];
    case 'fonts':
      return [{ type: 'fonts', fonts: before.fonts }];
    case 'pattern':
      // A template brings its last version, its fonts and its order: all three are put back behind it.
      return [
        { type: 'pattern', pattern: before.pattern },
        { type: 'pattern-version', version: before.patternVersion },
        { type: 'fonts', fonts: before.fonts },
        { type: 'sections-order', order: before.sectionsOrder },
      ];
    case 'pattern-version':
      return [{ type: 'pattern-version', version: before.patternVersion }];
    case 'page-setup':
      return [{ type: 'page-setup', pageSetup: before.pageSetup }];
    case 'sections-order':
      return [{ type: 'sections-order', order: before.sectionsOrder }];
    case 'sections-config':
      return [{ type: 'sections-config', config: { enabled: before.sectionsEnabled, active: before.sectionsActive } }];
    case 'data':
      return [{ type: 'data', section: operation.section, data: before.sections[operation.section].data } as Operation];
    case 'config':
      return [
        { type: 'config', section: operation.section, config: before.sections[operation.section].config } as Operation,
      ];
    case 'done':
    case 'photo':
      return [];
  }
}
