import { DEFAULT_METHOD, type PaymentMethod } from '@kreda/site/payment-methods';
import { type RefObject, useRef, useState } from 'react';
import type { PaymentMethodHandle } from './payment-method-choice.tsx';

/** The method that the buyer has chosen, and a handle of its fields. */
export interface ChosenMethod {
  ref: RefObject<PaymentMethodHandle | null>;
  method: PaymentMethod;
  setMethod: (method: PaymentMethod) => void;
}

export function useChosenMethod(): ChosenMethod {
  const ref = useRef<PaymentMethodHandle>(null);
  const [method, setMethod] = useState<PaymentMethod>(DEFAULT_METHOD);
  return { ref, method, setMethod };
}

/**
 * Validates the method's fields. They stand before the consent and after all others, so they get the focus unless a field before
 * them is wrong. Returns whether they are right, and whether they took the focus.
 */
export function checkMethod({ ref }: ChosenMethod, wrongFields: readonly string[]) {
  const isFirst = wrongFields.every((name) => name === 'consent');
  const isRight = ref.current?.validate({ focus: isFirst }) ?? false;
  return { isRight, hasFocus: isFirst && !isRight };
}
