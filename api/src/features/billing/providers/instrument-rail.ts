import { type OnCall, outcomeOf } from '../../../platform/clients/provider-call.ts';
import { ProviderDown } from '../../../platform/clients/provider-error.ts';
import { type PaymentRail, type ProviderPayment, type RailLists, RailRefusal } from './rail.ts';
import type { ReadFailure } from './read-failure.ts';

interface Instruments {
  readFailure: ReadFailure;
  onCall: OnCall;
}

/**
 * The same rail, with `onCall` called after every call. It throws `ProviderDown` in place of any error but a `RailRefusal`, so that no
 * error of a provider's client, with its HTTP status and its text, gets to a buyer.
 */
export function instrumentRail(rail: PaymentRail, { readFailure, onCall }: Instruments): PaymentRail {
  const { provider, lists } = rail;
  const reportFailure = (thrown: unknown) => {
    const error = thrown instanceof RailRefusal ? thrown : providerDown(thrown);
    onCall(provider, outcomeOf(error));
    return error;
  };
  const providerDown = (thrown: unknown) => {
    const { failure, requestId } = readFailure(thrown);
    return new ProviderDown(provider, failure, thrown, requestId);
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
    retrieveDispute: instrumented(rail.retrieveDispute),
    disputesSince: (from) => instrumentedList(rail.disputesSince(from)),
  };
}

type IsDeclined<Result> = (result: Result) => boolean;
