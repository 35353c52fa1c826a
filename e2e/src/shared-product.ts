import { type Product, startProduct } from './product.ts';

/** A journey must not stop the shared product. */
type SharedProduct = Omit<Product, 'stop'>;

const VARIABLE = 'SHARED_PRODUCT';

/** Playwright's global setup: starts the product that most journeys share, since a start takes much longer than a journey. */
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const { stop, ...rest } = await startProduct({
    NEW_VISITORS_PER_HOUR: '100000',
    NEW_RESUMES_PER_HOUR: '100000',
    VISITOR_RESUMES: '200',
    TRIALS_PER_METHOD: '100000',
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    SELLER_NAME: 'Kreda sp. z o.o.',
    // Warming up takes a second of processor time, for a few renders of which none is measured.
    RENDERER_WARM_UP: 'false',
  });
  process.env[VARIABLE] = JSON.stringify(rest);
  return stop;
}

/**
 * The product that most journeys share. A journey that needs other settings, or changes more than its own users' data, starts a
 * product of its own.
 */
export const sharedProduct: SharedProduct = {
  get url() {
    return shared().url;
  },
  get dataDir() {
    return shared().dataDir;
  },
  get rendererAddress() {
    return shared().rendererAddress;
  },
};

function shared(): SharedProduct {
  const value = process.env[VARIABLE];
  if (value === undefined) throw new Error('The shared product was not started: is this file the globalSetup?');
  return JSON.parse(value) as SharedProduct;
}
