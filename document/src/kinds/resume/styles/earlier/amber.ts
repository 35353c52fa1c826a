import type { EarlierVersions } from '../template.ts';
import { composed, detailed } from '../templates/amber.ts';

/** The versions of "Białystok" before the newest, version 1 first. */
export const versions: EarlierVersions = [detailed, composed];
