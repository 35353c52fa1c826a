import { useNavigate, useSearchParams } from 'react-router';
import { announceSession } from '../../lib/session-channel.ts';
import { trpc, type User } from '../../lib/trpc.ts';
import { showToastOnArrival } from '../../ui/toasts.tsx';
import { destinationAfterLogin } from './destination.ts';

/** What follows a login or registration: the user is known everywhere, what a visitor's eyes saw is fetched anew, and on they go. */
export function useEntered() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (user: User, message: string): Promise<void> => {
    utils.account.me.setData(undefined, user);
    announceSession();
    await utils.resume.invalidate();
    showToastOnArrival({ type: 'success', text: message });
    await navigate(destinationAfterLogin(query, user), { replace: true });
  };
}
