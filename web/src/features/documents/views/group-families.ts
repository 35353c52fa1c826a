import type { StoredResume } from '../stored-resume.ts';

/** A base with its language versions, variants and anonymous versions, or a resume alone. */
export interface Family {
  base: StoredResume;
  languages: readonly StoredResume[];
  variants: readonly StoredResume[];
  anonymous: readonly StoredResume[];
}

/**
 * The list as families, each where its last changed member stands. Views whose base is not in the list, because it is in the trash, stand
 * alone.
 */
export function groupFamilies(resumes: readonly StoredResume[]): Family[] {
  const byUuid = new Map(resumes.map((resume) => [resume.uuid, resume]));
  const baseOf = (resume: StoredResume) => (resume.baseUuid && byUuid.get(resume.baseUuid)) || resume;
  const bases = [...new Set(resumes.map(baseOf))];
  return bases.map((base) => {
    const views = resumes.filter(({ baseUuid }) => baseUuid === base.uuid);
    return {
      base,
      languages: views.filter(({ viewKind }) => viewKind === 'language'),
      variants: views.filter(({ viewKind }) => viewKind === 'variant'),
      anonymous: views.filter(({ viewKind }) => viewKind === 'anonymous'),
    };
  });
}

export function hasViews({ languages, variants, anonymous }: Family): boolean {
  return languages.length + variants.length + anonymous.length > 0;
}
