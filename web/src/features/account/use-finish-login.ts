import { useNavigate, useSearchParams } from 'react-router';
import { track } from '../../lib/analytics/analytics.ts';
import type { EventOf } from '../../lib/analytics/analytics-event.ts';
import { normaliseEmail } from '../../lib/analytics/normalise-email.ts';
import { announceSession } from '../../lib/session-channel.ts';
import { trpc, type User } from '../../lib/trpc.ts';
import { showToastAfterNavigation } from '../../ui/toasts.tsx';
import { destinationAfterLogin } from './destination.ts';

/** How somebody came in. */
export type LoginEvent = Pick<EventOf<'register' | 'login'>, 'event' | 'method'>;

/** What follows a login or registration: it is recorded, the user is known everywhere, what a visitor's eyes saw is fetched anew, and on they go. */
export function useFinishLogin() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (user: User, event: LoginEvent, message: string): Promise<void> => {
    const email = user.email === null ? null : normaliseEmail(user.email);
    track({ ...event, ...(email !== null && { user_data: { email } }) });
    utils.account.me.setData(undefined, user);
    announceSession();
    await utils.resume.invalidate();
    showToastAfterNavigation({ type: 'success', text: message });
    await navigate(destinationAfterLogin(query, user), { replace: true });
  };
}
