import journeys from './playwright.config.ts';

/** The crawl of every page, apart from the journeys: it takes minutes, and `make crawl` runs it. */
export default { ...journeys, testDir: './crawl' };
