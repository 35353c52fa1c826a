import { type Outputs, trpc } from '../../../lib/trpc.ts';

type ListedLetter = Outputs['letter']['list'][number];

/** A letter that may be a part of an application, and the name of its resume. */
export interface FamilyLetter extends ListedLetter {
  /** Empty for a resume without a name. */
  resumeName: string;
}

/** The letters of a resume's family: those of the resume itself first, then those of its other versions, last changed first. */
export function useFamilyLetters(uuid: string): readonly FamilyLetter[] {
  const letters = trpc.letter.list.useQuery();
  const resumes = trpc.resume.list.useQuery();
  const baseUuid = resumes.data?.find((resume) => resume.uuid === uuid)?.baseUuid ?? uuid;
  const family = resumes.data?.filter((resume) => resume.uuid === baseUuid || resume.baseUuid === baseUuid) ?? [];
  const found = (letters.data ?? []).flatMap((letter) => {
    const resume = family.find((one) => one.uuid === letter.resumeUuid);
    return resume ? [{ ...letter, resumeName: resume.name }] : [];
  });
  const isOwn = ({ resumeUuid }: FamilyLetter) => resumeUuid === uuid;
  return [...found.filter(isOwn), ...found.filter((letter) => !isOwn(letter))];
}
