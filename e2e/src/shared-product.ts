import { type Product, startProduct } from './product.ts';

/** Nobody ends it before the last. */
type SharedProduct = Omit<Product, 'stop'>;

const VARIABLE = 'SHARED_PRODUCT';

/** Starts the one product that most journeys share, since a start takes many times as long as a journey; Playwright calls it first. */
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const { stop, ...rest } = await startProduct({
    NEW_VISITORS_PER_HOUR: '100000',
    NEW_RESUMES_PER_HOUR: '100000',
    VISITOR_RESUMES: '200',
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    SELLER_NAME: 'Kreda sp. z o.o.',
  });
  process.env[VARIABLE] = JSON.stringify(rest);
  return stop;
}

/**
 * The product that runs for all journeys. Whoever needs it with settings of its own, or brings more into it than the data of its own
 * people, starts one.
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
  if (value === undefined) throw new Error('No product was started for all: is it named as globalSetup?');
  return JSON.parse(value) as SharedProduct;
}
