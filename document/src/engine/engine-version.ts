/**
 * The rules by which the engine sets a page. A template version names the engine version that it was released with, so that saved resumes
 * keep their exact output. Version 1 is frozen; 2 is the current one.
 */
export type EngineVersion = 1 | 2;
