import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FETCHED, fetchPackages } from '../../../scripts/fetch-packages.ts';
import type { Contender, Subject } from './contender.ts';

type Open = (subject: Subject) => Promise<Contender>;

/** The peers whose packages are fetched: only this bench needs them. */
export interface FetchedPeers {
  openReactPdf: Open;
  openTypst: Open;
  openTypstDesign: Open;
}

/** Fetches the packages of bench/peers and loads its peers. @throws Failure when the packages cannot be fetched. */
export async function fetchedPeers(): Promise<FetchedPeers> {
  await fetchPackages(FETCHED.benchPeers);
  // By a variable's name, so that checking the types of this part needs no packages. bench/peers/tsconfig.json checks the type of the other.
  const file = pathToFileURL(join(FETCHED.benchPeers, 'peers.ts')).href;
  const { peers } = (await import(file)) as { peers: FetchedPeers };
  return peers;
}
