import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { Refusal, stubApi } from '../../testing/stub-api.ts';

const RESUME = typicalResume('plain');
const asUser = () => openPage(`/cv/${RESUME.uuid}/platnosc?package=access-14-days`);
const country = page.getByRole('combobox', { name: 'Kraj' });
const company = page.getByRole('checkbox', { name: 'Chcę fakturę na firmę' });
const vatNumber = page.getByLabelText('Numer VAT UE');
const pay = page.getByRole('button', { name: /^Zapłać/ });
const summary = page.getByRole('region', { name: 'Twój pakiet' });

async function choose(name: string): Promise<void> {
  await country.click();
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a consumer sees the VAT of the chosen country, and the same price', async () => {
  const { answers } = startPerson([RESUME], USER);
  const quote = ({ country: code }: { country: string | null }) =>
    ({
      country: code ?? 'PL',
      rule: code === 'FI' ? 'oss' : 'domestic',
      ratePercent: code === 'FI' ? 25.5 : 23,
      listedRatePercent: 23,
      isServed: code !== 'US',
      vatNumber: null,
    }) as const;
  stubApi({ ...answers, billing: { ...answers.billing, quote } });
  await asUser();
  await expect.element(country).toHaveValue('Polska');
  await expect.element(summary).toHaveTextContent('Cena zawiera VAT 23%.');
  await choose('Finlandia');
  await expect.element(summary).toHaveTextContent('Cena zawiera VAT 25,5%.');
  await expect.element(pay).toHaveTextContent('29,00');
  await choose('Stany Zjednoczone');
  await expect.element(country).toHaveAccessibleDescription('Nie sprzedajemy do tego kraju');
});

test('a German company with a valid VAT number pays without VAT, and what it was shown goes with the order', async () => {
  const { answers } = startPerson([RESUME], USER);
  const sent: unknown[] = [];
  const checkout = (input: unknown): never => {
    sent.push(input);
    throw new Refusal({ code: 'conflict', message: 'The amount to pay has just changed. Check it and pay again' });
  };
  stubApi({ ...answers, billing: { ...answers.billing, checkout } });
  await asUser();
  await choose('Niemcy');
  await company.click();
  await expect.element(pay).toHaveTextContent('29,00');
  await vatNumber.fill('de 136 695 976');
  await expect.element(page.getByText('VIES potwierdza numer.')).toBeVisible();
  await expect.element(pay).toHaveTextContent('23,58');
  await expect.element(summary).toHaveTextContent('Odwrotne obciążenie (VAT)');
  await page.getByLabelText('Nazwa firmy').fill('Buchbinderei GmbH');
  await page.getByLabelText('Ulica i numer').fill('Lange Straße 1');
  await page.getByLabelText('Kod pocztowy').fill('10115');
  await page.getByLabelText('Miejscowość').fill('Berlin');
  await page.getByLabelText('Numer karty').fill('4242 4242 4242 4242');
  await page.getByLabelText('Data ważności').fill('12/40');
  await page.getByLabelText('Kod CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).click();
  await pay.click();
  await expect.element(page.getByText('Kwota do zapłaty właśnie się zmieniła')).toBeVisible();
  expect(sent).toMatchObject([
    {
      country: 'DE',
      isCountryChosen: true,
      company: null,
      foreignCompany: { name: 'Buchbinderei GmbH', town: 'Berlin', vatNumber: 'de 136 695 976' },
      shownAmount: 2_358,
    },
  ]);
});

test('a company whose number VIES does not know is told so at the field, and may buy with VAT', async () => {
  stubApi(startPerson([RESUME], USER).answers);
  await asUser();
  await choose('Niemcy');
  await company.click();
  await vatNumber.fill('DE999999999');
  await expect.element(vatNumber).toHaveAccessibleDescription(/VIES nie zna tego numeru/);
  await expect.element(pay).toHaveTextContent('29,00');
  await page.getByRole('button', { name: 'Kup z VAT' }).click();
  await expect.element(page.getByText('Kupujesz z VAT.')).toBeVisible();
  await expect.element(vatNumber).not.toBeInTheDocument();
});

test('a company is told that VIES is down, and its next try is answered', async () => {
  const { answers } = startPerson([RESUME], USER);
  let isDown = true;
  const quote = ({ vatNumber: number }: { vatNumber: string | null }) => {
    const valid = number !== null && !isDown;
    return {
      country: 'DE',
      rule: valid ? 'reverse-charge' : 'domestic',
      ratePercent: valid ? 0 : 23,
      listedRatePercent: 23,
      isServed: true,
      vatNumber: number === null ? null : valid ? 'valid' : 'unavailable',
    } as const;
  };
  stubApi({ ...answers, billing: { ...answers.billing, quote } });
  await asUser();
  await company.click();
  await vatNumber.fill('DE136695976');
  await expect.element(page.getByText(/VIES\) nie odpowiada/)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
  await expect.element(page.getByText('VIES potwierdza numer.')).toBeVisible();
});
