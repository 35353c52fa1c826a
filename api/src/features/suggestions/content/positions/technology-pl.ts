import type { PositionSuggestions } from '../suggestion-texts.ts';

export const TECHNOLOGY_PL: readonly PositionSuggestions[] = [
  {
    titles: [
      'Programista',
      'Programistka',
      'Software developer',
      'Inżynier oprogramowania',
      'Full-stack developer',
      'Backend developer',
      'Frontend developer',
    ],
    summary: [
      'Kod, który inni czytają bez tłumacza, i testy, dzięki którym zmiany nie budzą lęku. Lubię rozumieć, po co coś powstaje, zanim zacznę pisać.',
    ],
    experiences: [
      'Projektowanie i rozwój aplikacji internetowych',
      'Pisanie testów automatycznych i przeglądy kodu',
      'Skrócenie czasu odpowiedzi usługi po przebudowie zapytań do bazy',
      'Utrzymanie systemu w produkcji i usuwanie awarii',
      'Wdrażanie młodszych programistów',
    ],
    skills: ['TypeScript', 'Java', 'SQL', 'REST API', 'Testy automatyczne', 'Git', 'CI/CD'],
    software: ['Visual Studio Code', 'Docker', 'GitHub', 'PostgreSQL', 'Jira'],
  },
  {
    titles: [
      'Tester oprogramowania',
      'Testerka oprogramowania',
      'QA Engineer',
      'Tester manualny',
      'Tester automatyzujący',
    ],
    summary: [
      'Błędy znalezione przed użytkownikami i zgłoszenia, z których od razu wiadomo, co naprawić. Patrzę na produkt oczami osoby, która używa go pierwszy raz.',
    ],
    experiences: [
      'Tworzenie scenariuszy i planów testów',
      'Testy manualne, regresyjne i eksploracyjne',
      'Automatyzacja testów interfejsu i API',
      'Zgłaszanie błędów i sprawdzanie poprawek',
      'Skrócenie regresji dzięki automatyzacji najważniejszych ścieżek',
    ],
    skills: ['Testy eksploracyjne', 'Automatyzacja testów', 'Testy API', 'SQL', 'ISTQB', 'Dociekliwość'],
    software: ['Playwright', 'Selenium', 'Postman', 'Jira', 'TestRail'],
  },
  {
    titles: ['Analityk danych', 'Analityczka danych', 'Data analyst', 'Analityk biznesowy', 'Analityczka biznesowa'],
    summary: [
      'Odpowiedzi na pytania firmy wyciągnięte z danych i podane tak, by dało się na ich podstawie działać. Sprawdzam, skąd pochodzi liczba, zanim ją pokażę.',
    ],
    experiences: [
      'Przygotowywanie raportów i pulpitów dla działów firmy',
      'Czyszczenie i łączenie danych z wielu źródeł',
      'Analiza zachowań klientów i wyników kampanii',
      'Automatyzacja comiesięcznych zestawień',
      'Definiowanie wskaźników wspólnie z zarządem',
    ],
    skills: ['SQL', 'Statystyka', 'Wizualizacja danych', 'Python', 'Prezentowanie wniosków', 'Modelowanie danych'],
    software: ['Power BI', 'Tableau', 'Microsoft Excel', 'Google BigQuery', 'Jupyter'],
  },
  {
    titles: [
      'Administrator systemów',
      'Administratorka systemów',
      'Administrator sieci',
      'Inżynier DevOps',
      'DevOps engineer',
    ],
    summary: [
      'Serwery, o których nikt nie musi myśleć, bo po prostu działają. Automatyzuję to, co powtarzalne, i dokumentuję resztę.',
    ],
    experiences: [
      'Administracja serwerami Linux i Windows',
      'Utrzymanie sieci, kopii zapasowych i monitoringu',
      'Automatyzacja wdrożeń i konfiguracji',
      'Reagowanie na awarie i analiza ich przyczyn',
      'Przeniesienie usług do chmury bez przerwy w działaniu',
    ],
    skills: ['Linux', 'Sieci komputerowe', 'Kopie zapasowe', 'Bezpieczeństwo', 'Skrypty', 'Chmura'],
    software: ['Ansible', 'Terraform', 'Kubernetes', 'Zabbix', 'VMware'],
  },
  {
    titles: ['Projektant UX', 'Projektantka UX', 'UX/UI Designer', 'Product designer', 'Projektant interfejsów'],
    summary: [
      'Ekrany, których nie trzeba objaśniać. Zaczynam od rozmów z użytkownikami, a kończę na sprawdzeniu, czy naprawdę jest im łatwiej.',
    ],
    experiences: [
      'Badania z użytkownikami i testy użyteczności',
      'Projektowanie makiet i prototypów',
      'Rozwój systemu projektowego wspólnie z programistami',
      'Poprawa ścieżki zakupu na podstawie badań',
      'Prezentowanie i uzasadnianie rozwiązań przed zespołem',
    ],
    skills: [
      'Badania użytkowników',
      'Prototypowanie',
      'System projektowy',
      'Dostępność WCAG',
      'Warsztaty',
      'Typografia',
    ],
    software: ['Figma', 'FigJam', 'Maze', 'Hotjar', 'Miro'],
  },
  {
    titles: ['Grafik', 'Graficzka', 'Grafik komputerowy', 'Graphic designer', 'Projektant graficzny'],
    summary: ['Projekty, które niosą treść, zamiast ją zasłaniać. Przygotowuję pliki tak, że drukarnia nie ma pytań.'],
    experiences: [
      'Projektowanie materiałów drukowanych i internetowych',
      'Tworzenie identyfikacji wizualnej',
      'Skład katalogów i przygotowanie do druku',
      'Obróbka zdjęć i ilustracji',
      'Opieka nad spójnością marki',
    ],
    skills: [
      'Typografia',
      'Skład publikacji',
      'Identyfikacja wizualna',
      'Przygotowanie do druku',
      'Retusz',
      'Ilustracja',
    ],
    software: ['Adobe Illustrator', 'Adobe InDesign', 'Adobe Photoshop', 'Figma', 'CorelDRAW'],
  },
  {
    titles: [
      'Kierownik projektu',
      'Kierowniczka projektu',
      'Project manager',
      'Scrum master',
      'Koordynator projektu',
      'Koordynatorka projektu',
    ],
    summary: [
      'Projekty dowożone dzięki jasnym ustaleniom i wczesnym ostrzeżeniom. Dbam, by każdy wiedział, co jest teraz najważniejsze.',
    ],
    experiences: [
      'Planowanie zakresu, harmonogramu i budżetu',
      'Prowadzenie zespołów i spotkań projektowych',
      'Zarządzanie ryzykiem i zmianami',
      'Raportowanie postępów klientowi i zarządowi',
      'Przejęcie opóźnionego projektu i doprowadzenie go do odbioru',
    ],
    skills: ['Zarządzanie ryzykiem', 'Agile', 'Budżetowanie', 'Komunikacja', 'Negocjacje', 'PRINCE2'],
    software: ['Jira', 'Confluence', 'MS Project', 'Asana', 'Miro'],
  },
  {
    titles: [
      'Specjalista ds. wsparcia IT',
      'Specjalistka ds. wsparcia IT',
      'Helpdesk',
      'Informatyk',
      'Informatyczka',
      'Technik IT',
    ],
    summary: [
      'Pomoc, po której sprzęt działa, a użytkownik wie dlaczego. Cierpliwie tłumaczę i zapisuję rozwiązania dla następnych.',
    ],
    experiences: [
      'Rozwiązywanie zgłoszeń użytkowników zdalnie i na miejscu',
      'Przygotowywanie stanowisk pracy i kont',
      'Konserwacja sprzętu i wymiana podzespołów',
      'Prowadzenie ewidencji sprzętu i licencji',
      'Spisanie instrukcji, które zmniejszyły liczbę powtarzających się zgłoszeń',
    ],
    skills: [
      'Diagnozowanie usterek',
      'Windows',
      'Sieci komputerowe',
      'Cierpliwość',
      'Jasne tłumaczenie',
      'Dokumentowanie',
    ],
    software: ['Active Directory', 'Microsoft 365', 'Jira Service Management', 'TeamViewer', 'Intune'],
  },
];
