import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.each(['run.ts', 'dev.ts'])(
  '%s names an option that does not exist in one line, without a stack',
  async (script) => {
    const refused = promisify(execFile)(process.execPath, [join(import.meta.dirname, script), '--help']);
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\nUnknown option '--help'\. Start with `make run` or `make dev`\..+\n$/),
    });
  },
);
