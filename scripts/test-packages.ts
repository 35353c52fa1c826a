import type { TestProject } from 'vitest/node';
import { FETCHED, fetchPackages } from './fetch-packages.ts';

/** The packages that tests of a project need besides those of the workspaces. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  proto: [FETCHED.protoTools],
  // The same service called by clients of others, buf among them.
  renderer: [FETCHED.protoTools],
  deploy: [FETCHED.kubernetesModels],
};

/** Runs once before the tests, for the projects of this run. */
export default async function fetchTestPackages({ vitest }: TestProject): Promise<void> {
  const folders = vitest.projects.flatMap(({ name }) => PACKAGES[name] ?? []);
  for (const folder of new Set(folders)) await fetchPackages(folder);
}
