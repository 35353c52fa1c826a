import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { joinParts, type PartsToJoin } from './join-parts.ts';
import type { JoinMessage } from './join-task.ts';
import { PartRefused } from './part-refused.ts';

function send(message: JoinMessage): void {
  process.send?.(message);
}

async function answer(task: PartsToJoin): Promise<JoinMessage> {
  try {
    // Buffers of a message are copied: the PDF parser expects arrays of bytes.
    const parts = task.parts.map((part) => ({ ...part, content: new Uint8Array(part.content) }));
    return { joined: await joinParts({ ...task, parts }, (part) => send({ part })) };
  } catch (error) {
    if (error instanceof PartRefused) return { refused: error.reason, problem: error.message };
    // Objects that are nested deeper than the parser can call itself.
    if (error instanceof RangeError && /call stack/.test(error.message))
      return { refused: 'PART_TOO_COMPLEX', problem: 'objects are nested too deep' };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Where memory is short, the system ends this process and not the renderer (proc(5), oom_score_adj). Linux alone has the file. */
function beFirstToEnd(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

beFirstToEnd();
// The renderer has ended, so nobody waits for the answer.
process.on('disconnect', () => process.exit());
process.once('message', async (task: PartsToJoin) => send(await answer(task)));
// It is killed in the end and so would not write the cache; and nothing that a file does may come into it. Without one it does nothing.
flushCompileCache();
send('ready');
