import type { Messages } from './pl.ts';

export const en: Messages = {
  hero: {
    title: 'A CV that makes a good first impression',
    lead: 'Type your name and job, and a real A4 page sets itself at once. The PDF you download looks exactly like the preview.',
    start: 'Pick a template',
    name: 'Full name',
    profession: 'Position or profession',
    contact: 'Contact',
    next: 'Next',
    bring: 'Already have a CV? Import it',
    template: 'Template',
    picture: 'A CV page in the chosen template',
    page: 'A4 page',
    software: 'What software reads',
    read: 'This is what our program read from the text of these pages:',
    failed: 'The live page could not be loaded. You can go on, nothing is lost.',
    facts: {
      free: 'Start without an account',
      exact: 'A PDF identical to the preview',
      readable: 'Readable for recruiting systems',
    },
  },
  forJob: {
    title: 'A CV for: {{profession}}',
    lead: 'Pick a template. We fill in the position for you; the rest you add step by step.',
  },
  templates: {
    title: 'Pick a template',
    lead: 'Click a template and the editor opens right away. You can change template, colours and fonts at any time.',
  },
  steps: {
    title: 'How it works',
    pick: { title: 'You pick a template', text: 'No account and no e-mail address needed.' },
    write: {
      title: 'You type your details',
      text: 'Step by step, with suggestions. The A4 pages are shown next to the form and change as you type.',
    },
    adjust: {
      title: 'You adjust the look',
      text: 'Colours, fonts, the order of sections and a photo. You can also fit your CV onto one page.',
    },
    download: {
      title: 'You download the PDF',
      text: 'You create an account and choose a package. The CV stays in your documents, ready for the next change.',
    },
  },
  different: {
    title: 'What makes it different',
    preview: {
      title: 'The preview is the document',
      text: 'The screen and the file show the same pages. Nothing moves when you download.',
    },
    readable: {
      title: 'Real text',
      text: 'The PDF holds its text in reading order, with headings and lists marked. Recruiting software and screen readers can read it, and you can check beforehand what they will see.',
    },
    languages: {
      title: '11 languages',
      text: 'You choose the language of the site and of the CV separately: section names, dates and hyphenation follow the document.',
    },
    data: {
      title: 'Your data is yours',
      text: 'Only you see your CVs. At any time you can download a copy of everything, or delete the account with all documents.',
    },
  },
  pricing: {
    title: 'What it costs',
    lead: 'Creating, editing and previewing are free. You pay for downloading your CV as a PDF.',
    loading: 'Loading the prices...',
    failed: 'The prices could not be loaded just now. You always see them before paying.',
    gross: 'Prices include VAT.',
    terms:
      'A one-off package ends automatically; the trial and the subscriptions renew until you cancel on the Payments page. Within 14 days of the purchase you can withdraw and get the whole amount back.',
    once: 'once',
    monthly: 'a month',
    yearly: 'a year',
    everyMonths: 'every {{months}} months',
    trial: 'for {{days}} days, then {{amount}} {{period}}',
  },
  questions: {
    title: 'Questions and answers',
    account: {
      question: 'Do I need an account to start?',
      answer:
        'No. The editor opens right away and saves automatically. You need an account only to download the PDF. Without one your CV waits in this browser, and is deleted when nothing in it has changed for 90 days.',
    },
    paying: {
      question: 'What exactly do I pay for?',
      answer:
        'For downloading all your CVs as PDF while the package lasts, and for access to E-magazine+. Templates, fonts, colours and the preview are free, and the number of CVs makes no difference to the price.',
    },
    renewal: {
      question: 'Will anything renew without my knowing?',
      answer:
        'A one-off package never renews. The trial turns into a subscription, and a subscription renews until you cancel. We say so beside the price, and the Payments page shows the day and amount of the next payment. That is also where you cancel.',
    },
    refund: {
      question: 'How do I get my money back?',
      answer:
        'Choose “Withdraw from the contract” on the Payments page. For 14 days after the purchase we refund the whole amount, without asking why, to the payment method you used. Access then ends at once.',
    },
    recruiters: {
      question: 'Can recruiting software read my CV?',
      answer:
        'The file holds real text and not a picture: in reading order, with headings and lists. In My documents you can look at what such software reads from your CV. We cannot promise this for every program.',
    },
    afterwards: {
      question: 'What happens to my CVs when access ends?',
      answer:
        'They stay in your account and you can go on editing them. A PDF that you downloaded during access can be downloaded again from My documents. A new PDF needs a package.',
    },
    languages: {
      question: 'In which languages can I write my CV?',
      answer:
        'Polish, English, German, Czech, Ukrainian, Danish, Spanish, Italian, Lithuanian, Swedish and Slovak. Each CV has a language of its own, independent of the site’s.',
    },
    data: {
      question: 'What happens to my data?',
      answer:
        'We use it to prepare your CV, keep your account and process purchases. We do not sell it and do not show it to recruiters. On the account page you can download a copy of all of it and delete the account; only invoices that the law requires remain.',
    },
  },
  closing: {
    title: 'Start with a template',
    text: 'Account and package can wait until you download.',
  },
};
