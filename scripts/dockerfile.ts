/** One instruction of a Dockerfile, with continued lines joined. */
export interface Instruction {
  /** In upper case. */
  word: string;
  /** Options such as `--from=build`, by name. */
  options: Readonly<Record<string, string>>;
  rest: string;
}

/** A stage of a Dockerfile's build. */
export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** Reads the stages of a Dockerfile. It supports only the syntax that this project uses. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  for (const line of lines) {
    const [word = '', ...words] = line.trim().split(/\s+/);
    const given = words.filter(
      (one, index) => one.startsWith('--') && words.slice(0, index).every((w) => w.startsWith('--')),
    );
    const options = Object.fromEntries(given.map((option) => option.slice(2).split('=', 2) as [string, string]));
    const instruction = { word: word.toUpperCase(), options, rest: words.slice(given.length).join(' ') };
    if (instruction.word === 'FROM') {
      const name = / AS (\S+)$/i.exec(instruction.rest)?.[1];
      if (!name) throw new Error(`a stage without a name: ${line}`);
      stages.push({ name, instructions: [] });
    } else if (stages.length > 0) stages.at(-1)!.instructions.push(instruction);
    else if (instruction.word !== 'ARG') throw new Error(`before the first stage: ${line}`);
  }
  return stages;
}

/** The variables that a stage's ENV instructions set. Build arguments are not given, so they are empty, as in a container engine. */
export function environmentOf({ instructions }: Stage): Record<string, string> {
  const settings = instructions.filter(({ word }) => word === 'ENV').map(({ rest }) => rest);
  const pairs = settings.join(' ').matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', quoted, bare = '']) => [name, (quoted ?? bare).replace(/\$\{\w+\}/g, '')]),
  );
}
