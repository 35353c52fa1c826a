import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** The CV that the journey types: a realistic Polish CV of two pages with diacritics, quotation marks, bullets, links and a photo. */
export const CV = {
  firstName: 'Łucja',
  lastName: 'Brzęczyszczykiewicz-Źdźbło',
  profession: 'Główna księgowa',
  email: 'lucja.zdzblo@example.com',
  phone: '+48 602 345 678',
  city: 'Świętochłowice',
  linkedin: 'linkedin.com/in/lucja-zdzblo',
  jobs: [
    {
      position: 'Główna księgowa',
      company: 'Huta „Żelazna Góra” S.A.',
      city: 'Świętochłowice',
      from: ['marzec', '2018'],
      bullets: [
        'Prowadzę pełną księgowość spółki zatrudniającej 420 osób i odpowiadam za zamknięcie miesiąca w cztery dni.',
        'Wdrożyłam elektroniczny obieg faktur, dzięki czemu koszt obsługi dokumentu spadł o 37%.',
        'Przygotowuję sprawozdania według MSSF i współpracuję z biegłym rewidentem.',
        'Szkolę zespół: sześć osób, w tym dwie po przebranżowieniu.',
      ],
    },
    {
      position: 'Samodzielna księgowa',
      company: 'Przędzalnia Jaśmin sp. z o.o.',
      city: 'Łódź',
      from: ['czerwiec', '2011'],
      bullets: [
        'Rozliczałam podatek dochodowy i VAT, także transakcje wewnątrzwspólnotowe.',
        'Uporządkowałam środki trwałe po trzech połączonych spółkach: 1 860 pozycji w pół roku.',
        'Odzyskałam przeterminowane należności na kwotę 1,4 mln zł.',
      ],
    },
    {
      position: 'Młodsza księgowa',
      company: 'Biuro Rachunkowe Ćma',
      city: 'Gliwice',
      from: ['wrzesień', '2006'],
      bullets: [
        'Księgowałam dokumenty czternastu małych firm i pilnowałam terminów ZUS.',
        'Pomagałam właścicielom zrozumieć, za co i dlaczego płacą podatki.',
      ],
    },
    {
      position: 'Stażystka w dziale finansowym',
      company: 'Kopalnia Soli Wapno',
      city: 'Inowrocław',
      from: ['styczeń', '2005'],
      bullets: [
        'Przepisałam do programu księgowego kartoteki trzystu dostawców i wychwyciłam czterdzieści podwójnych.',
        'Uzgadniałam salda z kontrahentami, także z tymi, którzy odpowiadali wyłącznie listem poleconym.',
        'Prowadziłam kasę zakładową: dwa razy w miesiącu wypłaty gotówką dla osiemdziesięciu osób.',
        'Nauczyłam się, że najlepszym przyjacielem księgowej jest porządny opis dokumentu.',
        'Zastępowałam kierowniczkę działu przez dwa miesiące, w czasie zamknięcia roku i badania bilansu.',
      ],
    },
    {
      position: 'Kasjerka',
      company: 'Spółdzielnia „Ogrodnik”',
      city: 'Ruda Śląska',
      from: ['lipiec', '2003'],
      bullets: [
        'Obsługiwałam kasę i sporządzałam dzienne raporty sprzedaży trzech sklepów spółdzielni.',
        'Przygotowywałam przelewy dla plantatorów i wyjaśniałam im każdą pozycję rozliczenia.',
        'Porządkowałam archiwum: jedenaście lat dokumentów w opisanych i ponumerowanych segregatorach.',
        'Liczyłam remanent półroczny, w którym różnica nigdy nie przekroczyła dwunastu złotych.',
      ],
    },
  ],
  school: { name: 'Uniwersytet Ekonomiczny w Katowicach', degree: 'magister', field: 'Rachunkowość i finanse' },
  languages: [
    ['polski', 'native'],
    ['niemiecki', 'b2'],
  ],
  skills: ['Sprawozdawczość finansowa', 'Optymalizacja procesów', 'Prawo podatkowe', 'Zarządzanie zespołem'],
  summary:
    'Księgowa z osiemnastoletnim doświadczeniem w przemyśle. Lubię, gdy „liczby się zgadzają”, a ludzie wiedzą, skąd się wzięły.',
  link: 'https://example.com/obieg-faktur?rok=2024',
  clause:
    'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia rekrutacji na aplikowane przeze mnie stanowisko.',
} as const;

/** Every text that the PDF must contain. */
export function typedTexts(): string[] {
  const jobs = CV.jobs.flatMap(({ position, company, city, bullets }) => [position, company, city, ...bullets]);
  return [
    `${CV.firstName} ${CV.lastName}`,
    CV.profession,
    CV.email,
    CV.phone,
    CV.linkedin,
    ...jobs,
    CV.school.name,
    CV.school.field,
    ...CV.languages.map(([language]) => language),
    ...CV.skills,
    CV.summary,
    CV.link,
    CV.clause,
  ];
}

/** A JPEG that looks like a portrait. */
async function portrait(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#9fb4c4"/>
    <ellipse cx="450" cy="500" rx="200" ry="250" fill="#e2b48c"/><ellipse cx="450" cy="1200" rx="420" ry="380" fill="#2c3e50"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('link', { name: /^Dalej/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function typeRichText(page: Page, label: string, type: () => Promise<void>): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await type();
}

/** Types the whole CV in the interface, from the first step to the last. The page must show the first step. */
export async function typeCv(page: Page): Promise<void> {
  await page.getByLabel('Imię', { exact: true }).fill(CV.firstName);
  await page.getByLabel('Nazwisko', { exact: true }).fill(CV.lastName);
  await page.getByLabel('Zawód').fill(CV.profession);
  await page.getByLabel('E-mail').fill(CV.email);
  await page.getByLabel('Telefon').fill(CV.phone);
  await page.getByLabel('Miejscowość', { exact: true }).fill(CV.city);
  await page.getByRole('button', { name: 'Sieci społecznościowe' }).click();
  await page.getByLabel('LinkedIn').fill(CV.linkedin);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'portret.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await page.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByRole('button', { name: 'Usuń zdjęcie' })).toBeVisible();

  await next(page, 'Doświadczenie zawodowe');
  for (const job of CV.jobs) {
    await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
    await page.getByLabel('Stanowisko').fill(job.position);
    await page.getByLabel('Firma', { exact: true }).fill(job.company);
    await page.getByRole('button', { name: 'Więcej pól' }).click();
    await page.getByLabel('Miejscowość', { exact: true }).fill(job.city);
    await page.getByLabel('Od: miesiąc').selectOption({ label: job.from[0] });
    await page.getByLabel('Od: rok').selectOption(job.from[1]);
    await typeRichText(page, 'Opis', async () => {
      await page.getByRole('button', { name: 'Lista wypunktowana' }).first().click();
      for (const [index, bullet] of job.bullets.entries()) {
        if (index > 0) await page.keyboard.press('Enter');
        await page.keyboard.insertText(bullet);
      }
    });
  }

  await next(page, 'Wykształcenie');
  await page.getByRole('button', { name: 'Dodaj szkołę' }).click();
  await page.getByLabel('Nazwa szkoły').fill(CV.school.name);
  await page.getByLabel('Stopień').fill(CV.school.degree);
  await page.getByLabel('Kierunek').fill(CV.school.field);

  await next(page, 'Języki');
  for (const [language, level] of CV.languages) {
    await page.getByLabel('Dodaj język').fill(language);
    await page.keyboard.press('Enter');
    await page.getByLabel(`${language}: Poziom`).selectOption(level);
  }

  await next(page, 'Umiejętności');
  for (const skill of CV.skills) {
    await page.getByLabel('Dodaj umiejętność').fill(skill);
    await page.keyboard.press('Enter');
    await page
      .getByRole('group', { name: `${skill}: Poziom` })
      .getByRole('radio', { name: '4 z 5' })
      .check();
  }

  await next(page, 'Podsumowanie zawodowe');
  await typeRichText(page, 'Treść', async () => {
    await page.keyboard.insertText(`${CV.summary} `);
    await page.getByRole('button', { name: 'Odnośnik' }).click();
    await page.getByLabel('Adres odnośnika').fill(CV.link);
    await page.getByRole('button', { name: 'Wstaw' }).click();
  });

  await next(page, 'Dodaj sekcję');
  await next(page, 'Klauzule');
  await page.getByRole('button', { name: 'Dodaj klauzulę' }).click();
  await typeRichText(page, 'Treść', () => page.keyboard.insertText(CV.clause));
  await expect(page.getByText('Zapisano', { exact: true })).toBeVisible();
}
