import { onFirstInteraction } from './on-first-interaction.ts';
import { whenIdle } from './when-idle.ts';

/** Calls back once, when the browser is idle after the first interaction. Returns how to cancel it. */
export function whenIdleAfterInteraction(callback: () => void): () => void {
  let cancelIdle = () => {};
  const cancelInteraction = onFirstInteraction(() => {
    cancelIdle = whenIdle(callback);
  });
  return () => {
    cancelInteraction();
    cancelIdle();
  };
}
