import { type RendererClient, RendererError, type RenderRequest } from '@kreda/proto/renderer';
import { type ResourceUsage, startRendererProcess } from './renderer-process.ts';
import { pageSvg, run, sampleCv, toPage } from './sample-pages.ts';

// `npm run soak [-- RENDERS]`: runs the real service as a process and looks for leaks. Linux only. The exit code is 1 if memory or open
// files grow by more than `allowedGrowth` after the first quarter.

const renders = Number(process.argv[2] ?? 2_000);
const every = Math.ceil(renders / 10);
const warmUp = renders / 4;
const atOnce = 3;
const allowedGrowth = 0.05;

const families = ['Inter', 'Roboto', 'Lora', 'Open Sans', 'Montserrat', 'Merriweather', 'PT Sans', 'Playfair Display'];

/** Sends a unique request, so that no cache answers it. Some requests are refused, cancelled or too slow. */
async function send(client: RendererClient, number: number): Promise<'rendered' | 'refused' | 'cancelled'> {
  const request = requestOf(number);
  const isHostile = number % 25 === 0;
  if (isHostile) request.pages.push(toPage(pageSvg('<script/>')));
  const isCancelled = number % 40 === 0;
  try {
    // Cancelling during drawing terminates a worker, which has to be replaced.
    await client.render(request, isCancelled ? { signal: AbortSignal.timeout(15) } : {});
    return 'rendered';
  } catch (error) {
    if (!(error instanceof RendererError)) throw error;
    if (isHostile && error.reason === 'SVG_REFUSED') return 'refused';
    if (isCancelled && error.code === 'CANCELLED') return 'cancelled';
    throw error;
  }
}

function requestOf(number: number): RenderRequest {
  const pages = sampleCv({ family: families[number % families.length], photo: number % 3 !== 0 });
  const own = run(48, 1_100, `Numer ${number}: ${String.fromCodePoint(0x4e00 + (number % 2_000))}`);
  return {
    pages: pages.map((page) => toPage(page.replace('</svg>', `${own}</svg>`))),
    options: { text: isRaster(number) ? 'TEXT_MODE_RASTER' : 'TEXT_MODE_LIVE' },
  };
}

/** Raster text takes the most memory. The warm-up draws so many such pages, in every family, that memory reaches its peak. */
function isRaster(number: number): boolean {
  return number % (number <= warmUp ? 9 : 50) === 7;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const renderer = await startRendererProcess({ RENDERER_PAGE_DEADLINE_MS: '30000' });
const samples: (ResourceUsage & { after: number })[] = [];
const endings = { rendered: 0, refused: 0, cancelled: 0 };
try {
  say(`${'renders'.padStart(8)} ${'RSS MB'.padStart(8)} ${'peak MB'.padStart(8)} ${'files'.padStart(6)}`);
  for (let number = 1; number <= renders; number += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, renders - number + 1) }, (_, index) => number + index);
    for (const ending of await Promise.all(batch.map((one) => send(renderer.client, one)))) endings[ending]++;
    const done = number + batch.length - 1;
    if (Math.floor(done / every) === Math.floor((number - 1) / every) && done < renders) continue;
    const resourceUsage = renderer.resourceUsage();
    samples.push({ ...resourceUsage, after: done });
    const { residentBytes, peakBytes, openFiles } = resourceUsage;
    say(
      `${String(done).padStart(8)} ${megabytes(residentBytes).padStart(8)} ${megabytes(peakBytes).padStart(8)} ${String(openFiles).padStart(6)}`,
    );
  }
} finally {
  await renderer.stop();
}

say(
  `${endings.rendered} rendered, ${endings.refused} refused, ${endings.cancelled} cancelled by their callers, ${renderer.replacedWorkers()} workers replaced`,
);
// Compares the mean of the second half of the samples after the warm-up with the first half. A single sample depends on garbage collection.
const settled = samples.filter(({ after }) => after >= warmUp);
const middle = Math.floor(settled.length / 2);
const growthOf = (measure: (resourceUsage: ResourceUsage) => number) => {
  const mean = (of: ResourceUsage[]) => of.reduce((sum, one) => sum + measure(one), 0) / of.length;
  return mean(settled.slice(-middle)) / mean(settled.slice(0, middle)) - 1;
};
const growth = {
  memory: growthOf(({ residentBytes }) => residentBytes),
  'open files': growthOf(({ openFiles }) => openFiles),
};
for (const [what, share] of Object.entries(growth))
  say(
    `${what}: ${(share * 100).toFixed(1)} % more in the second half after the warm-up; allowed ${allowedGrowth * 100} %`,
  );
if (Object.values(growth).some((share) => !(share <= allowedGrowth))) process.exitCode = 1;
