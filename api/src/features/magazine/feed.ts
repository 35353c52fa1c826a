import { toBcp47 } from '@kreda/document/engine/text/languages';
import { escapeHtml } from '@kreda/document/kinds/escape-html';
import type { SiteLanguage } from '@kreda/site/languages';
import { pathIn } from '@kreda/site/routes';
import { z } from 'zod';
import type { Deps, UserContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { listPosts, magazineLanguage } from './magazine.ts';
import { findFeedOwner, replaceFeed } from './repo.ts';

/** The secret token in a feed's address. */
export const feedTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** Makes a new secret address for the caller's feed. The previous address ends. */
export async function makeFeedAddress({ db, clock, user, config, language }: UserContext): Promise<{ url: string }> {
  const token = newToken();
  await replaceFeed(db, user.id, { tokenHash: hashToken(token), createdAt: clock() });
  return { url: `${config.publicUrl}/magazine/feed/${magazineLanguage(language)}/${token}` };
}

/**
 * The newest posts as RSS 2.0. The token names a user, who must have access.
 *
 * @throws {DomainError} `not-found` for an unknown token, `forbidden` when the user's access has ended.
 */
export async function readFeed(
  deps: Deps,
  { token, language }: { token: string; language: SiteLanguage },
): Promise<string> {
  const userId = await findFeedOwner(deps.db, hashToken(token));
  if (userId === null) throw new DomainError('not-found');
  if (!(await deps.hasActiveAccess(userId, deps.clock()))) throw new DomainError('forbidden');
  const { posts } = await listPosts({ ...deps, language }, { page: 1 });
  const { publicUrl, site } = deps.config;
  const items = posts.map(({ slug, title, description, publishedAt, category, author }) => {
    const address = publicUrl + pathIn(language, 'blog-item', { params: { slug } });
    return element('item', [
      element('title', title),
      element('link', address),
      element('guid', address, ' isPermaLink="true"'),
      element('pubDate', new Date(publishedAt).toUTCString()),
      element('category', category.name),
      element('dc:creator', author.name),
      element('description', description),
    ]);
  });
  const channel = element('channel', [
    element('title', `${site.name} E-czasopismo+`),
    element('link', publicUrl + pathIn(language, 'blog')),
    element('description', `${site.name} E-czasopismo+`),
    element('language', toBcp47(language)),
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>\n`;
}

/** An XML element with text (escaped) or with elements. */
function element(name: string, content: string | readonly string[], attributes = ''): string {
  const inside = typeof content === 'string' ? escapeHtml(content) : content.join('');
  return `<${name}${attributes}>${inside}</${name.split(' ')[0]}>`;
}
