import { type OnCall, outcomeOf } from '../../../platform/clients/provider-call.ts';
import { ProviderDown, type ProviderFailure } from '../../../platform/clients/provider-down.ts';
import type { PaymentRail, ProviderPayment, RailLists } from './rail.ts';

interface Instruments {
  /** The failure of the provider that an error means; null for an error about the request alone. */
  failureOf: (error: unknown) => ProviderFailure | null;
  onCall: OnCall;
}

/**
 * The same rail, with `onCall` called after every call. Where the provider failed, it throws `ProviderDown` in place of the error of the
 * provider's client.
 */
export function instrumentRail(rail: PaymentRail, { failureOf, onCall }: Instruments): PaymentRail {
  const { provider, lists } = rail;
  const reportFailure = (thrown: unknown) => {
    const failure = failureOf(thrown);
    const error = failure === null ? thrown : new ProviderDown(provider, failure, thrown);
    onCall(provider, outcomeOf(error));
    return error;
  };
  const instrumented =
    <Given extends unknown[], Result>(method: (...given: Given) => Promise<Result>, isDeclined?: IsDeclined<Result>) =>
    async (...given: Given): Promise<Result> => {
      let result: Result;
      try {
        result = await method(...given);
      } catch (error) {
        throw reportFailure(error);
      }
      onCall(provider, isDeclined?.(result) ? 'declined' : 'ok');
      return result;
    };
  async function* instrumentedList<Item>(list: AsyncIterable<Item>): AsyncIterable<Item> {
    try {
      yield* list;
    } catch (error) {
      throw reportFailure(error);
    }
    onCall(provider, 'ok');
  }
  const instrumentedLists: RailLists | null = lists && {
    payments: (period) => instrumentedList(lists.payments(period)),
    refunds: (period) => instrumentedList(lists.refunds(period)),
  };
  const isDeclined = ({ declined }: ProviderPayment) => declined !== null;
  return {
    provider,
    chargeRetryWindowMs: rail.chargeRetryWindowMs,
    lists: instrumentedLists,
    check: instrumented(rail.check),
    createCustomer: instrumented(rail.createCustomer),
    open: instrumented(rail.open),
    reopen: instrumented(rail.reopen),
    retrieve: instrumented(rail.retrieve),
    capture: instrumented(rail.capture, isDeclined),
    charge: instrumented(rail.charge, isDeclined),
    findCharge: instrumented(rail.findCharge),
    forget: instrumented(rail.forget),
    cancel: instrumented(rail.cancel),
    refund: instrumented(rail.refund),
    retrieveRefund: instrumented(rail.retrieveRefund),
  };
}

type IsDeclined<Result> = (result: Result) => boolean;
