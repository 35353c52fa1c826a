import { ALL_REASONS, REASON_CODES } from '@kreda/site/all-reasons';
import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { sentenceOf } from '@kreda/site/reasons';
import { sampleReason } from '@kreda/site/testing/sample-reason';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSAL_KEYS } from '../features/documents/import/import-refusal.ts';
import { ATTACHMENT_KEYS } from '../features/download/application/refusal.ts';
import { activateLanguage } from '../i18n/active-language.ts';
import { type MessageTree, messageTable } from '../i18n/define-messages.ts';
import { REASONS_NAMESPACE, reasonText } from '../i18n/reason-text.ts';
import { loadLanguage } from './load-language.ts';

// Every feature registers its Polish messages when its module is loaded; the other languages come as packs.
const modules = import.meta.glob('../{app,ui,features/**}/{messages,appearance-messages,price-messages}.ts', {
  eager: true,
});
for (const language of OFFERED_LANGUAGES) await loadLanguage(language);
const OTHERS = OFFERED_LANGUAGES.filter((language) => language !== 'pl');

function texts(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[prefix + key, value] as [string, string]];
    return texts(value, `${prefix}${key}.`);
  });
}

const TEXTS_OF_THEIR_OWN = { ...REFUSAL_KEYS, ...ATTACHMENT_KEYS };

/**
 * The reasons that are shown as one sentence. The import and the dialog of an application show refused files with texts of their own;
 * one code is for old tabs only.
 */
const SENTENCES = REASON_CODES.filter(
  (code) => code !== 'file-not-json-resume' && (code === 'too-large' || !Object.hasOwn(TEXTS_OF_THEIR_OWN, code)),
);

const keys = (tree: MessageTree) => texts(tree).map(([key]) => key);
const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

it('finds messages to compare', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(4);
  expect(keys(messageTable('pl')).length).toBeGreaterThan(100);
});

it.each(OTHERS)('has every message in %s, and no other', (language) => {
  const { [REASONS_NAMESPACE]: _, ...own } = messageTable(language);
  expect(keys(own).sort()).toEqual(keys(messageTable('pl')).sort());
});

it.each(OTHERS)('has no empty message in %s, and the same parameters', (language) => {
  const translated = new Map(texts(messageTable(language)));
  for (const [key, polish] of texts(messageTable('pl'))) {
    expect(polish.trim(), key).not.toBe('');
    expect(translated.get(key)!.trim(), key).not.toBe('');
    expect(parameters(translated.get(key)!), key).toEqual(parameters(polish));
  }
});

describe.each(OFFERED_LANGUAGES)('the reasons in %s', (language) => {
  beforeAll(() => activateLanguage(language));
  afterAll(() => activateLanguage('pl'));

  it.each(SENTENCES)('have a text for %s, with its parameters', (code) => {
    const reason = sampleReason(code);
    const text = reasonText(reason);
    for (const [, value] of Object.entries(reason).slice(1)) expect(text).toContain(String(value));
    expect(text).not.toMatch(/[{}]|undefined/);
    if (language === 'en') expect(text).toBe(sentenceOf(reason));
    else expect(text).not.toBe(sentenceOf(reason));
  });

  it.each(Object.entries(REFUSAL_KEYS))('have a title and a way on for %s', (_, key) => {
    const all = new Map(texts(messageTable(language)));
    expect(all.get(`imports.refused.${key}.title`)).toMatch(/\S/);
    expect(all.get(`imports.refused.${key}.text`)).toMatch(/\S/);
  });

  it.each(Object.entries(ATTACHMENT_KEYS))('have a text for an attachment with %s', (_, key) => {
    expect(new Map(texts(messageTable(language))).get(`application.errors.${key}`)).toMatch(/\S/);
  });
});

it.each(OTHERS.filter((language) => language !== 'en'))(
  'has the parameters of each reason in %s, and no others',
  (language) => {
    const own = messageTable(language)[REASONS_NAMESPACE] as Record<string, string>;
    expect(Object.keys(own).sort()).toEqual([...SENTENCES].sort());
    for (const code of SENTENCES) expect(parameters(own[code]!), code).toEqual(parameters(ALL_REASONS[code].text));
  },
);

/** Texts of at least four words. Shorter ones may be the same in several languages. */
function sentences(tree: MessageTree): Map<string, string> {
  // Numbers and signs are no words: an A4 page measures 210 × 297 mm in every language.
  const words = (text: string) => text.replace(/\{\{\w+\}\}/g, ' ').match(/\S*\p{L}\S*/gu) ?? [];
  return new Map(texts(tree).filter(([, text]) => words(text).length >= 4));
}

it.each(OTHERS)('has no sentence in %s that is left in another language', (language) => {
  const own = sentences(messageTable(language));
  for (const other of OFFERED_LANGUAGES.filter((one) => one !== language)) {
    const theirs = sentences(messageTable(other));
    const same = [...own].filter(([key, text]) => theirs.get(key) === text);
    expect(same, other).toEqual([]);
  }
});

it('writes Ukrainian in Cyrillic, and no other language', () => {
  const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
  const ukrainian = [...sentences(messageTable('ua'))].filter(([, text]) => !isCyrillic(text));
  expect(ukrainian).toEqual([]);
  for (const language of OTHERS.filter((one) => one !== 'ua'))
    expect(
      texts(messageTable(language)).filter(([, text]) => isCyrillic(text)),
      language,
    ).toEqual([]);
});
