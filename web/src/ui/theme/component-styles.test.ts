import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const MANTINE = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.layer.css'));
const WEB = path.resolve(import.meta.dirname, '..', '..');

const stylesOf = (name: string) => path.join(MANTINE, 'styles', `${name}.layer.css`);

/** All names that the client imports from Mantine. */
function importedNames(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.test\.tsx?$/.test(file));
  const lists = files.flatMap((file) => [
    ...readFileSync(path.join(WEB, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ]);
  return new Set(lists.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0]!)));
}

/** The named components and all components that they are made of, found by following imports. */
function componentsOf(names: Iterable<string>): Set<string> {
  const files = globSync('esm/**/*.mjs', { cwd: MANTINE }).map((file) => path.join(MANTINE, file));
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file) || !existsSync(file)) return;
    visited.add(file);
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
      visit(path.resolve(path.dirname(file), imported!));
    }
  };
  for (const name of names) files.filter((file) => path.basename(file) === `${name}.mjs`).forEach(visit);
  return new Set([...visited].map((file) => path.basename(file, '.mjs')));
}

it('imports the styles of every component in use, in the order of the library, and no others', () => {
  const needed = [...componentsOf(importedNames())].filter((name) => existsSync(stylesOf(name)));
  const whole = readFileSync(path.join(MANTINE, 'styles.layer.css'), 'utf8');
  const inOrder = ['baseline', 'default-css-variables', 'global', ...needed]
    .map((name) => ({ name, place: whole.indexOf(bodyOf(stylesOf(name))) }))
    .toSorted((one, other) => one.place - other.place);
  expect(inOrder.filter(({ place }) => place === -1)).toEqual([]);

  const source = readFileSync(path.join(import.meta.dirname, 'component-styles.ts'), 'utf8');
  const imported = [...source.matchAll(/import '@mantine\/core\/styles\/([\w-]+)\.layer\.css';/g)].map(
    ([, name]) => name,
  );
  expect(imported).toEqual(inOrder.map(({ name }) => name));
});

/** A component's styles without the layer around them. */
function bodyOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^@layer mantine \{/, '')
    .replace(/\}\s*$/, '')
    .trim();
}
