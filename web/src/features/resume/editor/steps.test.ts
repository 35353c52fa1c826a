import { expect, test } from 'vitest';
import { activeSteps, neighbours, routeOfStep } from './steps.ts';

test('lists permanent steps always, and optional ones if they are enabled', () => {
  expect(activeSteps([])).toEqual([
    'personal-data',
    'experiences',
    'education',
    'languages',
    'skills',
    'summary',
    'sectionsEnabled',
    'clauses',
    'end',
  ]);
  expect(activeSteps(['courses', 'software']).slice(6)).toEqual([
    'sectionsEnabled',
    'software',
    'courses',
    'clauses',
    'end',
  ]);
});

test('finds the neighbours among the active steps, by position', () => {
  const steps = activeSteps(['projects']);
  expect(neighbours('personal-data', steps)).toEqual({ previous: null, next: 'experiences' });
  expect(neighbours('sectionsEnabled', steps)).toEqual({ previous: 'summary', next: 'projects' });
  expect(neighbours('end', steps)).toEqual({ previous: 'clauses', next: null });
});

test('finds the neighbours of a step that was just disabled', () => {
  expect(neighbours('courses', activeSteps([]))).toEqual({ previous: 'sectionsEnabled', next: 'clauses' });
});

test('has a screen for every step', () => {
  for (const step of activeSteps([
    'certifications',
    'software',
    'projects',
    'references',
    'volunteering',
    'courses',
    'awards',
    'interests',
  ]))
    expect(routeOfStep(step)).toMatch(/^(cv-|end)/);
});
