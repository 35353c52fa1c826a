const LIVE_HOST = 'ec.europa.eu';
export const LIVE_VIES = `https://${LIVE_HOST}/taxation_customs/vies/rest-api`;

/** Why an address does not fit to the environment; null: it does. Production asks the real VIES alone: reverse charge rests on its answer. */
export function viesAddressProblem({
  apiBase,
  isProduction,
}: {
  apiBase: string;
  isProduction: boolean;
}): string | null {
  return isProduction && apiBase !== LIVE_VIES ? `VIES_API_BASE: production needs ${LIVE_VIES}` : null;
}
