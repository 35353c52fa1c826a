import { useNavigate, useSearchParams } from 'react-router';
import { track } from '../../lib/analytics/analytics.ts';
import type { EventOf } from '../../lib/analytics/analytics-event.ts';
import { normaliseEmail } from '../../lib/analytics/normalise-email.ts';
import { announceSession } from '../../lib/session-channel.ts';
import { trpc, type User } from '../../lib/trpc.ts';
import { showToastAfterNavigation } from '../../ui/toasts.tsx';
import { destinationAfterLogin } from './destination.ts';

/** The analytics event of a login or registration. */
export type LoginEvent = Pick<EventOf<'register' | 'login'>, 'event' | 'method'>;

/** Returns a function to call after a login or registration: it records the event, sets the user and refetches resumes. */
export function useStartSession() {
  const utils = trpc.useUtils();
  return async (user: User, event: LoginEvent): Promise<void> => {
    const email = user.email === null ? null : normaliseEmail(user.email);
    track({ ...event, ...(email !== null && { user_data: { email } }) });
    utils.account.me.setData(undefined, user);
    announceSession();
    await utils.resume.invalidate();
  };
}

/** Like `useStartSession`, and then shows a message on the page that the user wanted. */
export function useFinishLogin() {
  const startSession = useStartSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (user: User, event: LoginEvent, message: string): Promise<void> => {
    await startSession(user, event);
    showToastAfterNavigation({ type: 'success', text: message });
    await navigate(destinationAfterLogin(query, user), { replace: true });
  };
}
