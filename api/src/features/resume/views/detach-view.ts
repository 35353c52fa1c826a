import type { RequestContext } from '../../../context.ts';
import { noSuchResume } from '../../../platform/errors.ts';
import { changeView } from './change-family.ts';
import { detach } from './family-repo.ts';

/** Makes a view an ordinary resume with the content that it has now. @throws {DomainError} `not-found` for a resume that is no view. */
export async function detachView(context: RequestContext, uuid: string): Promise<void> {
  const isDetached = await changeView(context, uuid, ({ tx, owner }) => detach(tx, owner, uuid));
  if (!isDetached) throw noSuchResume();
}
