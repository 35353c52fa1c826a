import type { Messages } from './pl.ts';

export const cz: Messages = {
  title: 'Jeden soubor k žádosti',
  lead: 'Spojte životopis s certifikáty a dalšími přílohami. Části budou v pořadí podle seznamu.',
  part: 'Části souboru',
  titleOf: 'Název části: {{name}}',
  resume: 'Životopis',
  add: 'Přidat přílohy',
  drop: 'Pusťte soubory a přidáme je na konec seznamu',
  limits: 'PDF, JPEG, PNG nebo WebP. Nejvýše {{files}} souborů po {{each}} MB, celkem do {{all}} MB.',
  safety:
    'Z příloh bereme jen to, co je vidět na stránkách. Skripty, formuláře, skryté soubory a metadata zůstanou mimo.',
  remove: 'Odebrat: {{name}}',
  size: 'Největší velikost',
  sizeText: 'Kdyby byl soubor větší, zmenšíme obrázky v přílohách. Stránky životopisu se nezmění.',
  noLimit: 'Bez omezení',
  megabytes: '{{mb}} MB',
  format: 'Formát',
  pdf: 'Jedno PDF',
  zip: 'ZIP s jednotlivými PDF',
  create: 'Vytvořit soubor',
  creating: 'Spojujeme části. Může to trvat až minutu.',
  cancel: 'Zrušit',
  close: 'Zavřít',
  saved: 'Soubor {{name}} byl uložen. Má {{size}} MB.',
  reduced: 'Co jsme zmenšili, abychom se vešli do limitu',
  pictures: '{{title}}: obrázky: {{count}}, z {{from}} na {{to}} dpi, {{after}} MB místo {{before}} MB',
  unreduced: 'Nic nebylo třeba zmenšovat.',
  tooLarge:
    'Menší soubor vytvořit nelze: má {{size}} MB a limit je {{max}} MB. Odeberte některou přílohu, zvolte vyšší limit, nebo uložte tento soubor.',
  saveAnyway: 'Přesto uložit',
  needsPackage: 'Ke stažení souboru potřebujete balíček.',
  choosePackage: 'Vybrat balíček',
  errors: {
    tooBig: '{{name}}: soubor může mít nejvýše {{max}} MB.',
    tooMany: 'Můžete přidat nejvýše {{max}} souborů.',
    tooMuch: 'Přílohy mohou mít dohromady nejvýše {{max}} MB.',
    encrypted:
      'Tento soubor je chráněn heslem nebo šifrován. Otevřete ho, zvolte Tisk a pak „Uložit jako PDF“ a přidejte tuto kopii.',
    broken: 'Tento soubor je poškozený. Uložte ho znovu a přidejte ještě jednou.',
    unknownFormat: 'Takový soubor přidat nelze. Uložte ho jako PDF, JPEG, PNG nebo WebP.',
    tooComplex:
      'Tento soubor vyžaduje příliš mnoho času nebo paměti. Vytiskněte ho do nového PDF a přidejte tuto kopii.',
    tooManyPages: 'Soubor může mít nejvýše {{max}} stran. Odeberte některou přílohu.',
    tooLarge: 'Soubor by byl příliš velký. Odeberte některou přílohu.',
  },
};
