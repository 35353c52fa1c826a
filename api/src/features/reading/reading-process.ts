import { flushCompileCache } from 'node:module';
import type { ReadingTask } from './answer-task.ts';
import { limitAllocations } from './limit-allocations.ts';
import type { ProcessMessage } from './start-process.ts';

const [unpackedBytes, loads] = process.argv.slice(2);
// Before anything that reads files is loaded: libraries keep the constructors that they find.
limitAllocations(Number(unpackedBytes));
const { answerTask } = await import('./answer-task.ts');

function send(message: ProcessMessage): void {
  process.send?.(message);
}

// The API has ended, so nobody waits for the answer.
process.on('disconnect', () => process.exit());
if (loads === 'all') {
  const { loadReaders } = await import('./load-readers.ts');
  await loadReaders();
}
// It answers the one task that the API sends, and then waits until the API ends this process.
process.once('message', async (task: ReadingTask) => send({ answer: await answerTask(task) }));
// It is killed in the end and so would not write the cache; and nothing that a file does may come into it. Without one it does nothing.
flushCompileCache();
send('ready');
