import type { RenderRequest } from '@kreda/proto/renderer-service';
import { renderMethod } from '@kreda/proto/renderer-service';
import fc from 'fast-check';
import { pageOf } from '../hostile/hostile-case.ts';
import { pageSvg, run, sampleCv, structuredCv } from '../sample-pages.ts';
import { breakingMutation, bytewiseMutation, conformingMutation, type Mutation } from './mutations.ts';

/** A message to the service, made by mutating a good one. */
export interface FuzzedRequest {
  bytes: Buffer;
  pageCount: number;
  /** The mutations, in words. */
  description: string[];
}

const good: readonly string[] = [
  ...sampleCv(),
  ...structuredCv(),
  pageSvg(run(48, 80, 'Tylko tekst')),
  pageSvg(
    '<clipPath id="c"><circle cx="300" cy="300" r="200"/></clipPath><linearGradient id="g"><stop offset="0.1" stop-color="#ff0000"/></linearGradient>' +
      `<g clip-path="url(#c)"><rect width="600" height="600" fill="url(#g)"/></g>${run(100, 300, 'nad gradientem')}`,
  ),
];

const mutations = fc.oneof(
  { weight: 8, arbitrary: fc.array(conformingMutation, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(conformingMutation, breakingMutation), { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(bytewiseMutation, { minLength: 1, maxLength: 3 }) },
);

const fuzzedPage = fc.record({ base: fc.nat({ max: good.length - 1 }), mutations });

const word = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }));
const info = fc.record(
  {
    title: word,
    author: word,
    keywords: fc.array(word, { maxLength: 3 }),
    language: fc.oneof(word, fc.constantFrom('pl', 'ar')),
    createdAt: fc.oneof(word, fc.constant('2026-03-01T12:00:00Z')),
  },
  { requiredKeys: [] },
);

/** Requests close to good ones. Few are broken outside their pages, since those never reach the code behind. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    pages: fc.array(fuzzedPage, { minLength: 1, maxLength: 2 }),
    info: fc.option(info, { freq: 3 }),
    text: fc.constantFrom(...(['TEXT_MODE_LIVE', 'TEXT_MODE_LIVE', 'TEXT_MODE_LIVE', 'TEXT_MODE_RASTER'] as const)),
    wrongChecksum: fc.oneof({ weight: 30, arbitrary: fc.constant(false) }, fc.constant(true)),
    message: fc.oneof(
      { weight: 15, arbitrary: fc.constant<Mutation[]>([]) },
      fc.array(bytewiseMutation, { minLength: 1, maxLength: 2 }),
    ),
  })
  .map(({ pages, info, text, wrongChecksum, message }) => {
    const svgs = pages.map(({ base, mutations }) => applyAll(mutations, Buffer.from(good[base] ?? '')));
    const request: RenderRequest = { pages: svgs.map(pageOf), ...(info ? { info } : {}), options: { text } };
    if (wrongChecksum && request.pages[0]) request.pages[0].sha256 = '0'.repeat(64);
    const bytes = applyAll(message, Buffer.from(renderMethod.requestSerialize(request)));
    const description = [
      ...pages.flatMap(({ base, mutations }) => [
        `good page ${base}:`,
        ...mutations.map((mutation) => `  ${mutation.description}`),
      ]),
      ...(info ? [`info ${JSON.stringify(info)}`] : []),
      text,
      ...(wrongChecksum ? ['a wrong checksum'] : []),
      ...message.map((mutation) => `the message: ${mutation.description}`),
    ];
    // fast-check prints a counterexample with this method.
    return { bytes, pageCount: pages.length, description, [fc.toStringMethod]: () => description.join('\n') };
  });

function applyAll(mutations: readonly Mutation[], bytes: Buffer): Buffer {
  return mutations.reduce((changed, mutation) => mutation.apply(changed), bytes);
}
