import type { UserContext } from '../../context.ts';

/** Counts a download against the limits of its user and address. @throws {DomainError} `rate-limited`. */
export async function countDownload({ limit, user }: UserContext): Promise<void> {
  await limit('addressDownloads');
  await limit('downloads', user.id);
}
