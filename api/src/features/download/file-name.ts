import { oneLine } from '../../platform/one-line.ts';

/** Specification, section 7: the file name for a resume without a name. */
const DEFAULT_NAME = 'CV';

/** A name without what no file system allows: browsers would replace it each in their own way. */
export function fileNameOf(name: string): string {
  return (
    oneLine(name)
      .replace(/[\\/:*?"<>|]/g, '-')
      .trim() || DEFAULT_NAME
  );
}
