import { DEFAULT_PROVIDER, type Provider } from '@kreda/site/providers';
import { type RefObject, useRef, useState } from 'react';
import type { PaymentMethodHandle } from './payment-method.tsx';

/** The provider that the buyer has chosen, and a handle of its fields. */
export interface ChosenMethod {
  ref: RefObject<PaymentMethodHandle | null>;
  provider: Provider;
  setProvider: (provider: Provider) => void;
}

export function useChosenMethod(): ChosenMethod {
  const ref = useRef<PaymentMethodHandle>(null);
  const [provider, setProvider] = useState<Provider>(DEFAULT_PROVIDER);
  return { ref, provider, setProvider };
}

/**
 * Validates the provider's fields. They stand before the consent and after all others, so they get the focus unless a field before
 * them is wrong. Returns whether they are right, and whether they took the focus.
 */
export function checkMethod({ ref }: ChosenMethod, wrongFields: readonly string[]) {
  const isFirst = wrongFields.every((name) => name === 'consent');
  const isRight = ref.current?.validate({ focus: isFirst }) ?? false;
  return { isRight, hasFocus: isFirst && !isRight };
}
