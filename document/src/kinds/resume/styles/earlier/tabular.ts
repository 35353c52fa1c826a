import type { EarlierVersions } from '../template.ts';
import { composed, detailed } from '../templates/tabular.ts';

/** The versions of "Legnica" before the newest, version 1 first. */
export const versions: EarlierVersions = [detailed, composed];
