import type { Inline, RichText } from '../../model/rich-text.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import { sectionName } from '../../model/section-names.ts';
import type { EuropassDraft } from './europass-draft.ts';
import type { EuropassWord } from './europass-words.ts';
import { type FileNode, pathOf } from './file-node.ts';
import { type ListedSkill, readListedSkill } from './listed-skills.ts';

/** The longest item of a list that is the name of a skill, and not a sentence about one. */
const MAX_NAME_CHARACTERS = 80;
/** The skills that people list; the others they describe. */
const LISTED: ReadonlySet<EuropassWord> = new Set(['jobRelatedSkills', 'digitalSkills', 'otherSkills']);

/**
 * Adds a text about skills of one kind: a list of short items as skills, a plain text as one skill with a description. A text with
 * formatting keeps it in a section of the user's own.
 */
export function addSkillText(
  skill: { node: FileNode; section: 'skills' | 'software'; heading: EuropassWord; blocks: RichText; notes: string },
  draft: EuropassDraft,
): void {
  const { node, section, heading, blocks, notes } = skill;
  const listed = LISTED.has(heading) && notes === '' ? listedSkills(blocks) : null;
  if (!listed) {
    addTitledSkill({ node, section, name: draft.words[heading], blocks, notes }, draft);
    return;
  }
  for (const item of listed) draft.add(section, item, { path: pathOf(node), text: item.name });
}

/** Adds one skill: a plain text is its description, and other texts keep their formatting in a section of the user's own. */
export function addTitledSkill(
  skill: { node: FileNode; section: 'skills' | 'software'; name: string; blocks: RichText; notes: string },
  draft: EuropassDraft,
): void {
  const { node, section, blocks, notes } = skill;
  const path = pathOf(node);
  const intake = draft.intake(path);
  const name = intake.line('Title', skill.name);
  const text = richTextToPlain(blocks);
  const isPlain = blocks.every((block) => block.type === 'paragraph' && block.children.every(isPlainRun));
  const isNote = isPlain && text.length <= MAX_NOTE_CHARACTERS;
  if (isNote || notes !== '') {
    const [levelDescription, ...more] = intake.pieces('ProficiencyLevel', notes, MAX_NOTE_CHARACTERS);
    for (const rest of more) intake.leaveOut('ProficiencyLevel', rest);
    draft.add(section, { name, description: isNote ? text : '', levelDescription }, { path, text: name });
  }
  if (!isNote) {
    const description = intake.richText('Description', blocks);
    draft.addOther(sectionName('skills', draft.language), { title: name, description }, { path, text });
  }
  intake.close();
}

function isPlainRun({ bold, italic, underline, href }: Inline): boolean {
  return !bold && !italic && !underline && href === undefined;
}

/** The skills in a text that is one list of short items; null for other texts. */
function listedSkills(blocks: RichText): ListedSkill[] | null {
  const [list] = blocks;
  if (blocks.length !== 1 || list?.type !== 'list' || list.items.some(({ level }) => level > 0)) return null;
  const items = list.items.map(({ children }) => readListedSkill(children));
  const isShort = ({ name }: ListedSkill) => name.length <= MAX_NAME_CHARACTERS;
  return items.every((item) => item !== null && isShort(item)) ? (items as ListedSkill[]) : null;
}
