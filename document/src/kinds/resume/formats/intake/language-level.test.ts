import { describe, expect, test } from 'vitest';
import { readFluency, writeFluency } from './language-level.ts';
import { readSkillLevel, writeSkillLevel } from './skill-level.ts';

describe('a language level', () => {
  test.each([
    ['Native speaker', 'native', ''],
    ['native', 'native', ''],
    ['język ojczysty', 'native', ''],
    ['Muttersprache', 'native', ''],
    ['C1', 'c1', ''],
    ['b2, CAE', 'b2', 'CAE'],
    ['Native or bilingual proficiency', 'native', 'Native or bilingual proficiency'],
    ['near-native', 'c2', 'near-native'],
    ['Full professional proficiency', 'c2', 'Full professional proficiency'],
    ['Professional working proficiency', 'b2', 'Professional working proficiency'],
    ['Limited working proficiency', 'b1', 'Limited working proficiency'],
    ['Elementary proficiency', 'a2', 'Elementary proficiency'],
    ['Fluent', 'c1', 'Fluent'],
    ['Upper-intermediate', 'b2', 'Upper-intermediate'],
    ['Intermediate (B1)', 'b1', 'Intermediate (B1)'],
    ['biegły', 'c2', 'biegły'],
    ['zaawansowany', 'c1', 'zaawansowany'],
    ['średnio zaawansowany', 'b1', 'średnio zaawansowany'],
    ['średniozaawansowany', 'b1', 'średniozaawansowany'],
    ['komunikatywny', 'b1', 'komunikatywny'],
    ['podstawowy', 'a2', 'podstawowy'],
    ['początkujący', 'a1', 'początkujący'],
    ['quite something', '', 'quite something'],
    ['', '', ''],
  ])('of “%s” is %s, described as “%s”', (fluency, level, description) => {
    expect(readFluency(fluency)).toEqual({ level, description });
  });

  test.each(['', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const)('%s survives writing and reading', (level) => {
    expect(readFluency(writeFluency(level))).toEqual({ level, description: '' });
  });
});

describe('a skill level', () => {
  test.each([
    ['Expert', 5, ''],
    ['Master', 5, 'Master'],
    ['Advanced, ten years', 4, 'ten years'],
    ['średniozaawansowany', 3, 'średniozaawansowany'],
    ['3/5', 3, ''],
    ['80%', 4, '80%'],
    ['7/10', 4, '7/10'],
    ['enough', null, 'enough'],
  ])('of “%s” is %s, described as “%s”', (text, level, description) => {
    expect(readSkillLevel(text)).toEqual({ level, description });
  });

  test.each([null, 1, 2, 3, 4, 5])('%s survives writing and reading', (level) => {
    expect(readSkillLevel(writeSkillLevel(level))).toEqual({ level, description: '' });
  });
});
