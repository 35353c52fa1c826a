import { type OnCall, outcomeOf } from '../../../platform/clients/provider-call.ts';
import { ProviderDown, type ProviderFailure } from '../../../platform/clients/provider-down.ts';
import type { PaymentRail, ProviderPayment, RailLists } from './rail.ts';

interface Watch {
  /** What an error says of the provider; null for one about the request alone. */
  failureOf: (error: unknown) => ProviderFailure | null;
  onCall: OnCall;
}

/**
 * The rail, which tells of every call and throws `ProviderDown`, in place of what the provider's client threw, where the provider could
 * not be used.
 */
export function watchedRail(rail: PaymentRail, { failureOf, onCall }: Watch): PaymentRail {
  const { provider, lists } = rail;
  const failed = (thrown: unknown) => {
    const failure = failureOf(thrown);
    const error = failure === null ? thrown : new ProviderDown(provider, failure, thrown);
    onCall(provider, outcomeOf(error));
    return error;
  };
  const watched =
    <Given extends unknown[], Result>(method: (...given: Given) => Promise<Result>, isDeclined?: IsDeclined<Result>) =>
    async (...given: Given): Promise<Result> => {
      let result: Result;
      try {
        result = await method(...given);
      } catch (error) {
        throw failed(error);
      }
      onCall(provider, isDeclined?.(result) ? 'declined' : 'ok');
      return result;
    };
  async function* watchedList<Item>(list: AsyncIterable<Item>): AsyncIterable<Item> {
    try {
      yield* list;
    } catch (error) {
      throw failed(error);
    }
    onCall(provider, 'ok');
  }
  const watchedLists: RailLists | null = lists && {
    payments: (period) => watchedList(lists.payments(period)),
    refunds: (period) => watchedList(lists.refunds(period)),
  };
  const isDeclined = ({ declined }: ProviderPayment) => declined !== null;
  return {
    provider,
    chargeAgainMs: rail.chargeAgainMs,
    lists: watchedLists,
    check: watched(rail.check),
    createCustomer: watched(rail.createCustomer),
    open: watched(rail.open),
    reopen: watched(rail.reopen),
    retrieve: watched(rail.retrieve),
    capture: watched(rail.capture, isDeclined),
    charge: watched(rail.charge, isDeclined),
    findCharge: watched(rail.findCharge),
    forget: watched(rail.forget),
    cancel: watched(rail.cancel),
    refund: watched(rail.refund),
    retrieveRefund: watched(rail.retrieveRefund),
  };
}

type IsDeclined<Result> = (result: Result) => boolean;
