import type { OnCall } from '../../platform/clients/provider-call.ts';
import type { GoogleSignIn } from './google.ts';
import { googleFailureOf } from './google-failure.ts';

/** Signing in with Google, counted. What its caller made up is `refused`, and no fault of Google's. */
export function observedGoogle(google: GoogleSignIn, onCall: OnCall): GoogleSignIn {
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      onCall('google', googleFailureOf(error) ?? 'refused');
      throw error;
    }
    onCall('google', 'ok');
    return result;
  };
  return {
    begin: (query) => counted(() => google.begin(query)),
    finish: (callback, attempt) => counted(() => google.finish(callback, attempt)),
  };
}
