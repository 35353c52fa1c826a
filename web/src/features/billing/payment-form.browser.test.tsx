import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress, openPage } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { Refusal, stubApi } from '../../testing/stub-api.ts';

const RESUME = typicalResume('plain');
const card = page.getByLabelText('Numer karty');
const password = page.getByRole('textbox', { name: 'Hasło', exact: true });
const consent = page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ });
const pay = page.getByRole('button', { name: /^Zapłać/ });

/** Fills in what a visitor has to pay with, by card. */
async function fillIn(): Promise<void> {
  await password.fill('zielona-kreda');
  await card.fill('4242 4242 4242 4242');
  await page.getByLabelText('Data ważności').fill('12/40');
  await page.getByLabelText('Kod CVC').fill('123');
  await consent.click();
}

const asGuest = (uuid: string) => openPage(`/rejestracja?uuid=${uuid}&action=pobierz-cv`);
const asUser = (uuid: string) => openPage(`/cv/${uuid}/platnosc?package=access-14-days`);

test('an empty payment takes the focus to the card, the first wrong field, and marks the consent as wrong', async () => {
  stubApi(startPerson([RESUME], USER).answers);
  await asUser(RESUME.uuid);
  await pay.click();
  await expect.element(card).toHaveFocus();
  await expect.element(card).toHaveAttribute('aria-invalid', 'true');
  await expect.element(consent).toHaveAttribute('aria-invalid', 'true');
  await expect.element(consent).toHaveAccessibleDescription('Bez tej zgody nie możemy dać Ci dostępu od razu');
});

test('a visitor finds their name and address filled in, and a missing password is named at its field', async () => {
  stubApi(startPerson([RESUME]).answers);
  await asGuest(RESUME.uuid);
  const { firstName, lastName, email } = RESUME.sections['personal-data'].data;
  await expect.element(page.getByLabelText('Imię', { exact: true })).toHaveValue(firstName);
  await expect.element(page.getByLabelText('Nazwisko')).toHaveValue(lastName);
  await expect.element(page.getByLabelText('Adres e-mail')).toHaveValue(email);
  await pay.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(password).toHaveAccessibleDescription('Hasło jest wymagane');
  // The keyboard reaches the button that shows the password.
  await expect.element(page.getByRole('button', { name: 'Pokaż lub ukryj hasło' })).toHaveProperty('tabIndex', 0);
});

test('a taken address is named at its field, and nothing is paid', async () => {
  const person = startPerson([RESUME]);
  const fields = { email: 'A user with this login already exists in the system' };
  const register = () => {
    throw new Refusal({ code: 'invalid', message: 'Fix errors', fields });
  };
  stubApi({ ...person.answers, account: { ...person.answers.account, register } });
  await asGuest(RESUME.uuid);
  await fillIn();
  await pay.click();
  const email = page.getByLabelText('Adres e-mail');
  await expect.element(email).toHaveAccessibleDescription(/istnieje/);
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  await expect.element(pay).toBeEnabled();
});

test('a login from the screen of account, package and payment leads to the payment of the chosen package', async () => {
  const person = startPerson([RESUME]);
  let user = await person.answers.account!.me!();
  const login = () => {
    user = USER;
    return USER;
  };
  stubApi({ ...person.answers, account: { ...person.answers.account, me: () => user, login } });
  await asGuest(RESUME.uuid);
  const google = page.getByRole('link', { name: 'Zarejestruj się przez Google' });
  // The package that is chosen from the start is kept too.
  await expect.element(google).toHaveAttribute('href', expect.stringMatching(/[?&]package=access-14-days(&|$)/));
  await page.getByRole('radio', { name: /^Miesięczny/ }).click();
  await expect.element(google).toHaveAttribute('href', expect.stringMatching(/[?&]package=monthly(&|$)/));
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' });
  await expect.element(inHeader).toHaveAttribute('href', expect.stringMatching(/[?&]package=monthly(&|$)/));
  await page.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible();
  await page.getByLabelText('Adres e-mail').fill(USER.email!);
  await page.getByRole('textbox', { name: 'Hasło', exact: true }).fill('zielona-kreda');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect.element(page.getByRole('button', { name: /^Zapłać 39,00/ })).toBeVisible();
  expect(currentAddress()).toBe(`/cv/${RESUME.uuid}/platnosc?package=monthly`);
});

test('a package that is not on sale leads from the login to the price list', async () => {
  stubApi(startPerson([RESUME], USER).answers);
  await openPage(`/logowanie?uuid=${RESUME.uuid}&action=pobierz-cv&package=never-sold`);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Wybór pakietu jest wymagany/);
  await expect.poll(currentAddress, { timeout: 5_000 }).toBe(`/cv/${RESUME.uuid}/cennik`);
});

test('while a payment is in flight, its package and its provider cannot be changed', async () => {
  const person = startPerson([RESUME]);
  const refusal = Promise.withResolvers<never>();
  stubApi({ ...person.answers, account: { ...person.answers.account, register: () => refusal.promise } });
  await asGuest(RESUME.uuid);
  await fillIn();
  const choices = [page.getByRole('radio', { name: /^Dostęp na 14 dni/ }), page.getByRole('radio', { name: 'PayPal' })];
  for (const choice of choices) await expect.element(choice).toBeEnabled();
  await pay.click();
  for (const choice of choices) await expect.element(choice).toBeDisabled();
  refusal.reject(new Refusal({ code: 'internal', message: 'An error occurred. Try again' }));
  for (const choice of choices) await expect.element(choice).toBeEnabled();
});

test('where the methods cannot be loaded, the form says so and loads them again', async () => {
  const person = startPerson([RESUME], USER);
  let isBroken = true;
  const methods = () => {
    if (isBroken) throw new Refusal({ code: 'internal', message: 'An error occurred. Try again' });
    return ['card', 'blik'] as const;
  };
  stubApi({ ...person.answers, billing: { ...person.answers.billing, methods: () => [...methods()] } });
  await asUser(RESUME.uuid);
  await expect.element(page.getByText(/^Nie udało się sprawdzić sposobów płatności/)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Załaduj ponownie' }).click();
  await expect.element(card).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Przelewy24' })).not.toBeInTheDocument();
});

test('a trial asks for the methods that can begin one, and a guest is not offered BLIK', async () => {
  const person = startPerson([RESUME]);
  const listed = person.answers.billing!.priceList!;
  stubApi({
    ...person.answers,
    billing: {
      ...person.answers.billing,
      async priceList(input) {
        const list = await listed(input);
        const offers = list.offers.map((offer) => (offer.slug === 'monthly' ? { ...offer, trialDays: 7 } : offer));
        return { ...list, offers };
      },
      methods: ({ isTrial }) => (isTrial ? ['card', 'paypal'] : ['card', 'blik', 'paypal']),
    },
  });
  await asGuest(RESUME.uuid);
  const blik = page.getByRole('radio', { name: 'BLIK' });
  await blik.click();
  await page.getByRole('radio', { name: /^Miesięczny/ }).click();
  await expect.element(blik).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Karta' })).toBeChecked();
});

test('the dialogs of the legal texts name the button of the withdrawal and the kept hashes, and lead to the full texts', async () => {
  stubApi(startPerson([RESUME], USER).answers);
  await asUser(RESUME.uuid);
  const dialog = page.getByRole('dialog');
  const full = dialog.getByRole('link', { name: 'Pełna treść' });
  await page.getByRole('button', { name: /^regulamin/i }).click();
  await expect
    .element(dialog)
    .toHaveTextContent('przyciskiem „Odstąp od umowy tutaj” na stronie Płatności lub w stopce');
  await expect.element(full).toHaveAttribute('href', '/regulamin');
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  await page.getByRole('button', { name: /^polityk/i }).click();
  await expect.element(dialog).toHaveTextContent('nieodwracalne skróty adresu e-mail');
  await expect.element(full).toHaveAttribute('href', '/polityka-prywatnosci');
});

test('before an empty CV is paid for, the screen says that there is nothing to download', async () => {
  const empty = emptyResume(crypto.randomUUID(), 'pl', 'plain');
  const warning = page.getByText(/^To CV jest jeszcze puste\./);
  stubApi(startPerson([empty]).answers);
  await asGuest(empty.uuid);
  await expect.element(warning).toBeVisible();
  stubApi(startPerson([empty], USER).answers);
  await asUser(empty.uuid);
  await expect.element(warning).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Uzupełnij CV' })).toBeVisible();
});

test('on a narrow telephone nothing sticks out of the screen of a payment, in every language', async () => {
  await page.viewport(320, 640);
  stubApi(startPerson([RESUME]).answers);
  for (const language of LANGUAGES) {
    await openPage(`/rejestracja?uuid=${RESUME.uuid}&action=pobierz-cv`, language);
    await expect.poll(() => document.querySelector('[autocomplete=cc-number]')).not.toBeNull();
    expect(document.documentElement.scrollWidth, language).toBeLessThanOrEqual(innerWidth);
  }
});
