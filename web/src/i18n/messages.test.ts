import { expect, it } from 'vitest';
import { type MessageTree, messageTable } from './define-messages.ts';
import { OFFERED_LANGUAGES } from './language.ts';

// Every feature registers its own messages as its module is loaded.
const modules = import.meta.glob('../{app,features/**}/messages.ts', { eager: true });

function texts(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[prefix + key, value] as [string, string]];
    return typeof value === 'function' ? [] : texts(value, `${prefix}${key}.`);
  });
}

const keys = (tree: MessageTree) => texts(tree).map(([key]) => key);
const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

it('finds messages to compare', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(4);
  expect(keys(messageTable('pl')).length).toBeGreaterThan(100);
});

it('has every message in every offered language', () => {
  for (const language of OFFERED_LANGUAGES)
    expect(keys(messageTable(language)).sort()).toEqual(keys(messageTable('pl')).sort());
});

it('has no empty message, and the same parameters in every language', () => {
  const english = new Map(texts(messageTable('en')));
  for (const [key, polish] of texts(messageTable('pl'))) {
    expect(polish.trim(), key).not.toBe('');
    expect(parameters(english.get(key)!), key).toEqual(parameters(polish));
  }
});
