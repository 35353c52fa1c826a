import { chromium } from '@playwright/test';
const U = process.argv[2]!;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' })).newPage();
const { uuid } = await (await page.request.post(`${U}/api/resumes`, { data: { pattern: 'modern' } })).json();
await page.goto(`${U}/cv/${uuid}/dane-osobowe`); await page.locator('[data-sheet]').first().waitFor();
await page.getByLabel('Imię', { exact: true }).fill('Bogumiła');
const t0 = Date.now();
await page.getByRole('button', { name: 'Wygląd', exact: true }).click();
await page.getByRole('button', { name: 'Zestaw 1', exact: true }).waitFor();
for (let i = 0; i < 6; i++) { await page.waitForTimeout(1500); console.log(Date.now() - t0, await page.evaluate(() => [...document.querySelectorAll('button[aria-label^="Szablon"]')].map((b) => (b.querySelector('[data-sheet]') ? 'O' : '.')).join(''))); }
const times = await page.evaluate(async () => {
  const sheet = document.querySelector('[data-sheet]:not(button [data-sheet])')!;
  const out: Record<string, number[]> = {};
  const frame = () => new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
  const measure = async (name: string, act: () => void) => { await new Promise((r) => setTimeout(r, 300)); const before = sheet.shadowRoot!.innerHTML; const s = performance.now(); act(); while (sheet.shadowRoot!.innerHTML === before && performance.now() - s < 3000) await frame(); await frame(); (out[name] ??= []).push(Math.round(performance.now() - s)); };
  for (let i = 0; i < 6; i++) {
    await measure('palette', () => document.querySelector<HTMLElement>(`button[aria-label="Zestaw ${(i % 5) + 1}"]`)!.click());
    const radios = [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')];
    await measure('font', () => radios[12 + ((i % 2) ? 0 : 1)]!.click());
    const dense = [...document.querySelectorAll<HTMLElement>('button')].find((b) => b.textContent === (i % 2 ? 'średnio' : 'ciasno'))!;
    await measure('density', () => dense.click());
    const other = document.querySelector<HTMLElement>(`button[aria-label="Szablon ${i % 2 ? 'Gdynia' : 'Kraków'}"]`)!;
    await measure('template', () => other.click());
  }
  return out;
});
console.log(JSON.stringify(times));
await browser.close();
