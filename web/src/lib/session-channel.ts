const CHANNEL = 'kreda.session';

/** Tells the site's other tabs about a login or logout: they may still show the data of another user. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab announces a login or logout. Returns how to unsubscribe. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
