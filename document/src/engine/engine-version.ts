/**
 * The rules by which the engine sets a page. A released template version names the engine that it was released with, so that
 * saved resumes keep their bytes. 1 is frozen; 2 is the current one.
 */
export type EngineVersion = 1 | 2;
