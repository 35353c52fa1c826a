import type { EarlierVersions } from '../template.ts';
import { composed, detailed } from '../templates/monogram.ts';

/** The versions of "Tarnów" before the newest, version 1 first. */
export const versions: EarlierVersions = [detailed, composed];
