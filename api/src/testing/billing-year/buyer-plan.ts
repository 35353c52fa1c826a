import type { Random } from './random.ts';

/** How a buyer of the year pays. A wallet is a card at the provider. */
export type Way = 'card' | 'wallet' | 'blik' | 'p24' | 'paypal';
type PackageSlug = 'access-14-days' | 'access-90-days' | 'monthly' | 'yearly' | 'trial-7-days';

/** Why the bank declines a saved method from some day on: a code of each answer that follows (`decline-codes.ts`). */
const DECLINES = ['insufficient_funds', 'expired_card', 'authentication_required', 'fraudulent', 'stolen_card'];

/** What a buyer, the desk, or the buyer's bank does on a day. */
export type Act =
  | { kind: 'buy'; packageSlug: PackageSlug; way: Way; trouble: Trouble | null }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'change-method'; way: 'card' | 'paypal' }
  | { kind: 'settle' }
  | { kind: 'withdraw'; by: 'account' | 'order-number' }
  /** `share`: of the price; 1: all. */
  | { kind: 'desk-refund'; share: number }
  | { kind: 'dashboard-refund'; share: number }
  | { kind: 'dispute' }
  | { kind: 'decide-dispute'; outcome: 'won' | 'lost' }
  | { kind: 'bank-declines'; code: string }
  | { kind: 'bank-accepts' }
  | { kind: 'delete-account' };
/** What goes wrong before the buyer pays in the end. `gives-up`: the buyer does not pay. */
export type Trouble = 'declined' | 'refused-at-bank' | 'gives-up' | 'late-bank';

export interface BuyerPlan {
  no: number;
  isCompany: boolean;
  hasVoucher: boolean;
  acts: { day: number; act: Act }[];
}

const PACKAGES = { monthly: 38, yearly: 18, 'trial-7-days': 16, 'access-14-days': 20, 'access-90-days': 8 };
const WAYS_ONCE = { card: 40, blik: 22, p24: 16, wallet: 8, paypal: 14 };
const WAYS_RENEWED = { card: 56, blik: 14, wallet: 10, paypal: 20 };
/** What a buyer does or meets beside paying, with weights. Each buyer has one of these stories. */
const RENEWED_STORIES = {
  pays: 30,
  cancels: 11,
  'cancels-and-resumes': 9,
  withdraws: 9,
  'is-declined': 17,
  'changes-method': 6,
  'is-refunded': 6,
  disputes: 6,
  deletes: 4,
  'returns-later': 2,
};
const ONCE_STORIES = { pays: 40, withdraws: 16, 'buys-again': 18, 'is-refunded': 11, disputes: 8, deletes: 7 };

/** What one buyer does, by the day from the year's first. */
export function planBuyer(
  random: Random,
  { no, joinDays, days }: { no: number; joinDays: number; days: number },
): BuyerPlan {
  const joinsOn = random.between(0, joinDays);
  const packageSlug = random.weighted(PACKAGES);
  const renews = !packageSlug.startsWith('access-');
  const way: Way = renews ? random.weighted(WAYS_RENEWED) : random.weighted(WAYS_ONCE);
  const acts = [
    { day: joinsOn, act: buy(random, packageSlug, way) },
    ...storyOf(random, { joinsOn, packageSlug, days, way }),
  ];
  return {
    no,
    isCompany: random.happens(0.1),
    hasVoucher: packageSlug !== 'trial-7-days' && random.happens(0.1),
    acts: acts.filter(({ day }) => day <= days).sort((a, b) => a.day - b.day),
  };
}

function buy(random: Random, packageSlug: PackageSlug, way: Way): Act {
  return { kind: 'buy', packageSlug, way, trouble: random.happens(0.2) ? troubleOf(random, way) : null };
}

function troubleOf(random: Random, way: Way): Trouble {
  if (way === 'p24') return random.one(['refused-at-bank', 'late-bank', 'gives-up']);
  if (way === 'blik') return random.one(['declined', 'refused-at-bank', 'gives-up']);
  return random.one(['declined', 'gives-up']);
}

interface Facts {
  joinsOn: number;
  packageSlug: PackageSlug;
  days: number;
  way: Way;
}

function storyOf(random: Random, facts: Facts): { day: number; act: Act }[] {
  const { joinsOn, packageSlug, days, way } = facts;
  const renews = !packageSlug.startsWith('access-');
  const story = renews ? random.weighted(RENEWED_STORIES) : random.weighted(ONCE_STORIES);
  const later = () =>
    joinsOn + random.between(1, Math.max(1, Math.min(days - joinsOn, packageSlug === 'yearly' ? 380 : 240)));
  const at = (day: number, act: Act) => ({ day, act });
  switch (story) {
    case 'cancels':
      return [at(later(), { kind: 'cancel' })];
    case 'cancels-and-resumes': {
      const day = later();
      // Sometimes after its period, when it is refused.
      return [at(day, { kind: 'cancel' }), at(day + random.one([0, 1, 5, 40]), { kind: 'resume' })];
    }
    case 'withdraws': {
      const act: Act = { kind: 'withdraw', by: random.one(['account', 'order-number']) };
      // Within the fourteen days, on the last, and after them, when it is refused. Once more: it is answered with the same.
      const day = joinsOn + random.one([0, 1, 6, 13, 14, 15]);
      const deletes = random.happens(0.2) ? [at(day, { kind: 'delete-account' } as Act)] : [];
      const byNumber: Act = { kind: 'withdraw', by: 'order-number' };
      return [
        ...deletes,
        at(day, deletes.length > 0 ? byNumber : act),
        ...(random.happens(0.3) ? [at(day, byNumber)] : []),
      ];
    }
    case 'is-declined': {
      const day = later();
      const after = random.one<Act['kind'] | 'nothing'>([
        'settle',
        'change-method',
        'bank-accepts',
        'cancel',
        'nothing',
      ]);
      const declined = at(day, { kind: 'bank-declines', code: random.one(DECLINES) });
      // Acts follow when the renewal was declined: monthly ones within a month, so one of these days meets the debt.
      if (after === 'nothing') return [declined];
      const react = (wait: number): { day: number; act: Act } => {
        const act =
          after === 'change-method'
            ? ({ kind: after, way: random.one(['card', 'paypal'] as const) } as const)
            : ({ kind: after } as Act);
        return at(day + wait, act);
      };
      return after === 'settle'
        ? [declined, ...Array.from({ length: 16 }, (_, index) => react(2 + 2 * index))]
        : [declined, react(random.between(2, 32))];
    }
    case 'changes-method':
      return [at(later(), { kind: 'change-method', way: random.one(['card', 'paypal']) })];
    case 'is-refunded': {
      const kind = random.one(['desk-refund', 'dashboard-refund'] as const);
      const share = random.one([0.25, 0.5, 1, 1]);
      const first = later();
      return [
        at(first, { kind, share }),
        ...(random.happens(0.3) ? [at(first + 1, { kind: 'desk-refund', share: 1 } as Act)] : []),
      ];
    }
    case 'disputes': {
      const day = later();
      const outcome = random.one(['won', 'lost'] as const);
      const decided = random.happens(0.85)
        ? [at(day + random.between(10, 60), { kind: 'decide-dispute', outcome } as Act)]
        : [];
      const withdraws = random.happens(0.3) ? [at(day + 1, { kind: 'withdraw', by: 'account' } as Act)] : [];
      return [at(day, { kind: 'dispute' }), ...withdraws, ...decided];
    }
    case 'deletes':
      return [at(later(), { kind: 'delete-account' })];
    case 'returns-later': {
      const day = later();
      return [at(day, { kind: 'cancel' }), at(day + random.between(32, 60), buy(random, 'monthly', way))];
    }
    case 'buys-again': {
      const again = joinsOn + random.between(0, 60);
      const slug = random.one<PackageSlug>(['access-14-days', 'access-90-days', 'monthly', 'yearly', 'trial-7-days']);
      const newWay: Way = slug.startsWith('access-') ? random.weighted(WAYS_ONCE) : random.weighted(WAYS_RENEWED);
      const withdraws = random.happens(0.3) ? [at(again + 2, { kind: 'withdraw', by: 'account' } as Act)] : [];
      return [at(again, buy(random, slug, newWay)), ...withdraws];
    }
    default:
      return [];
  }
}
