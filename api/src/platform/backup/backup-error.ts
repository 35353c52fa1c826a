/** A backup cannot be made or restored as asked; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
