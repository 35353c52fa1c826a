import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Terms',
    lead: 'The rules for using {{name}} and buying access. You can read, save and print them here at any time.',
    sections: [
      {
        heading: 'Who runs the site',
        blocks: [
          '{{name}} is run by {{seller}}, {{address}}, tax ID (NIP) {{taxId}}. These terms call us “we”. Write to us at {{mail}}.',
        ],
      },
      {
        heading: 'What the service does',
        blocks: [
          'On this site you can:',
          [
            'create CVs, change their look and see the finished A4 pages, free and without an account;',
            'keep CVs in an account, free;',
            'download CVs as PDF, Word file or web page and read E-magazine+ while you have an active package;',
            'browse job offers; you apply directly to the company that placed an offer.',
          ],
          'You need a current browser with JavaScript and cookies switched on, an internet connection, and an e-mail address for an account. Any program for PDF files opens the PDF.',
        ],
      },
      {
        heading: 'The account',
        blocks: [
          'An account is voluntary and free. You open it with an e-mail address and a password, or through Google. Protect the password and do not share the account.',
          'The contract for the account has no end date. You can end it at any time by deleting the account on its page. CVs, photos and finished files are deleted with it, and a subscription stops renewing.',
          'A CV made without an account is tied to the browser in which it was made. We delete it when nothing in it has changed for 90 days. A CV put into the trash is deleted after 30 days.',
        ],
      },
      {
        heading: 'Your content',
        blocks: [
          'What you type is yours. We use it only to provide the service.',
          'You may not provide unlawful content or other people’s data without a legal basis, pass yourself off as somebody else, or disturb the running of the site. We may remove unlawful content and block an account. We then give the reason and consider an appeal sent to {{mail}}. Content that breaks the law can be reported to the same address.',
        ],
      },
      {
        heading: 'Packages and prices',
        blocks: [
          'The current packages and prices are shown in the price list, on the home page and before every payment. Prices are in Polish zloty or in euro, as the price list shows them, and include VAT. A subscription is charged in the currency in which it was ordered. There are three kinds of packages:',
          [
            'one-off: you pay once, access ends after the time stated and nothing renews;',
            'subscription: you pay for a month or a year in advance, and access renews until you cancel;',
            'trial: your payment method is verified and no money is taken; when it ends the subscription begins, unless you have cancelled. It can be had once: per account, mailbox, and card or PayPal account.',
          ],
          'A discount code lowers the price of a purchase; for a subscription, only the price of the first period.',
        ],
      },
      {
        heading: 'Buying and paying',
        blocks: [
          'You choose a package, give your details, agree that the service begins at once, and press the button to pay. Before that you see the price and what happens next. You pay by card, BLIK or Przelewy24 (through Stripe), or with PayPal, where they are offered.',
          'The contract is made when the provider confirms the payment; for a trial, when it confirms the payment method. Access begins at once. We send the confirmation and the invoice by e-mail; you also find invoices on the Payments page.',
        ],
      },
      {
        heading: 'Subscription and cancelling',
        blocks: [
          'Periods are calendar months. The Payments page shows the day and the amount of the next payment. The price agreed at the purchase does not change while the subscription lasts.',
          'You can cancel at any time on the Payments page, without giving a reason. Access then lasts until the end of the paid period, and until that day you can resume the subscription.',
          'If the payment for another period fails, we try again after 1, 3 and 5 days, with an e-mail each time. Then the subscription ends. You do not pay for days without access. If the bank asks for a confirmation or will not accept the payment this way, we do not try again but write at once. We remind you by e-mail before the payment after a trial and before a yearly renewal.',
        ],
      },
      {
        heading: 'Withdrawal and refund',
        blocks: [
          'For 14 days after the purchase you can withdraw from the contract without giving a reason and get a full refund. This also applies to every payment of a subscription, and to CVs that were already downloaded. If the statutory right to withdraw ends earlier because the service was fully performed, we refund anyway.',
          'The button “Withdraw from contract here” on the Payments page or at the foot of the pages of this site (except the editor) is enough, also without logging in, with the order number and e-mail address. So is a statement sent to {{mail}}, for example: “I withdraw from the contract for access to {{name}}. Date of purchase, first and last name, e-mail address of the account”. We acknowledge the statement by e-mail at once. You are in time if you send it before the period ends.',
          'We refund without delay, within 14 days at the latest, to the payment method you used. Access ends with the withdrawal, and nothing more is charged. After the refund we issue a correction of the invoice.',
        ],
      },
      {
        heading: 'Complaints',
        blocks: [
          'We are liable for the service conforming to the contract under the Polish Consumer Rights Act. If something does not work, write to {{mail}}: what happened, when, and what you expect. We answer within 14 days.',
          'In a dispute you can ask a consumer ombudsman or the Polish Trade Inspection, which mediates, for help free of charge. You can also go to court.',
        ],
      },
      {
        heading: 'What we are not liable for',
        blocks: [
          'We do not promise that a CV leads to an interview or a job, and we do not check whether what you type is true. We are not liable for offers on other companies’ sites. Nothing in these terms limits the rights that the law gives you.',
        ],
      },
      {
        heading: 'Changes and law',
        blocks: [
          'We may change the terms when the law, the site or the ways of paying change. We tell account holders by e-mail at least 14 days before, and they may delete the account. For an active package, the terms of the day of its purchase apply.',
          'Polish law applies. If you live in another country, you keep the protection that its rules give to consumers.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which data we collect, what for, how long we keep it and what you can do about it.',
    sections: [
      {
        heading: 'Who is responsible',
        blocks: [
          'The controller of the data is {{seller}}, {{address}}, tax ID (NIP) {{taxId}}. For questions about your data write to {{mail}}.',
        ],
      },
      {
        heading: 'Which data, and what for',
        blocks: [
          {
            'CV and photo':
              'Everything that you type and add. To prepare, store and typeset your document (contract, article 6(1)(b) GDPR). You decide what to give; a CV seldom needs data about health or beliefs.',
            Account:
              'E-mail address, first and last name, the password as a hash, the language and, where you log in through Google, the identifier of the Google account. To keep the account (contract).',
            'Purchases and invoices':
              'Name, e-mail address, company details, country and what confirms it (the country of the network address and of the payment), package, amounts and dates. To perform the contract and meet tax duties (article 6(1)(b) and (c)). We never see the card number: you give it to the payment provider.',
            Security:
              'Sessions with the name of the browser, and a record of events of the account, with the network in place of the whole IP address. To protect accounts and detect abuse (legitimate interest, (f)).',
            Correspondence:
              'What you write to us. To answer and to settle complaints (legitimate interest or legal duty).',
            'Measuring visits': 'Only with your consent (a), and only where the site asks for it.',
          },
        ],
      },
      {
        heading: 'How long',
        blocks: [
          {
            'CVs, photos and finished PDFs':
              'Until deleted; in the trash 30 days. Without an account: until 90 days after the last change.',
            Account: 'Until it is deleted.',
            Sessions:
              'Remembered ones: 30 days without use, 180 days at most. Others: a day without use, a week at most.',
            'Orders and invoices':
              'For 5 years from the end of the year in which the tax was due, or 10 years where you paid the VAT of another country of the Union; unlinked from the account once that is deleted.',
            'Record of events': 'A year.',
            'Notices from payment providers': '30 days after they are processed; then only their number stays.',
            'Queue of e-mails': '30 days after sending, without the content of the message.',
            'Trials that were used':
              'Two years: one-way hashes of the e-mail address and of the card or PayPal account, without the account (our interest: one trial each).',
            Correspondence: 'Until the matter is settled and claims are time-barred.',
          },
        ],
      },
      {
        heading: 'Who else has access',
        blocks: [
          'We do not sell data. We share it only with those who are needed for the service:',
          [
            'providers of servers and e-mail, who act on our instructions;',
            'payment providers: Stripe where you pay by card, BLIK or Przelewy24, PayPal where you choose it;',
            'the European Commission’s register of VAT numbers (VIES) where you buy for a company of another country of the Union: the number alone;',
            'Google, where you log in through Google or agree to measuring visits;',
            'public authorities, where the law demands it.',
          ],
          'Stripe, PayPal and Google may process data outside the European Economic Area, on the basis of an adequacy decision of the European Commission or of standard contractual clauses.',
        ],
      },
      {
        heading: 'Your rights',
        blocks: [
          [
            'Access and portability: you download a copy of all data on the account page.',
            'Rectification: you change CVs and your name yourself, the rest we change on request.',
            'Erasure: you delete CVs in My documents and the account on its page.',
            'Restriction, and objection to processing that is based on our interest.',
            'Withdrawing consent at any time; what was done before stays lawful.',
            'A complaint to the President of the Polish Personal Data Protection Office, or to the authority of your country.',
          ],
          'To use a right that has no button, write to {{mail}}. We answer within a month.',
        ],
      },
      {
        heading: 'What we do not do',
        blocks: [
          'We take no decisions about you by automated means alone, do not profile you and do not show your CV to recruiters. Giving data is voluntary, but there is no account without an e-mail address and no purchase without the details for the invoice.',
        ],
      },
      {
        heading: 'How we protect it',
        blocks: [
          'The connection is encrypted, passwords and session keys are kept as hashes only, and a CV can be reached by its owner alone. The technical log holds no e-mail addresses, passwords or IP addresses. We write to account holders about any important change of this policy.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies and consent',
    lead: 'What we store in your browser and when we ask for consent.',
    sections: [
      {
        heading: 'Cookies of this site',
        blocks: [
          'The site sets only cookies of its own. None of them serves advertising. Over an encrypted connection the names of the first four begin with “__Host-”.',
          {
            session:
              'Remembers that you are in your account. Until the browser is closed, or up to 30 days without use.',
            visitor: 'Connects a CV made without an account to this browser. A year, or until you log in.',
            'sign-in': 'Protects signing in through Google. 10 minutes.',
            device:
              'Shows that this browser has logged in to your account before, so that strangers who guess at your password do not lock you out. A year.',
            language: 'The language of the site that you chose. A year.',
            currency: 'The currency you chose for prices. One year.',
            consent: 'Your answer about the measuring of visits. A year.',
            timezone: 'The time zone of the browser. A year.',
            'screen-resolution': 'The resolution of the screen. A year.',
          },
        ],
      },
      {
        heading: 'Storage of the browser',
        blocks: [
          'Besides cookies the browser stores: changes of a CV that are not saved yet (until they are saved or you log out), your choice of the light or dark theme, your choice whether PDFs carry the CV’s data, and a message for the next page (until the tab is closed). If you have agreed to measuring visits, it also stores the numbers of orders that have been counted.',
        ],
      },
      {
        heading: 'Cookies of other companies',
        blocks: [
          'Where you pay by card, BLIK or Przelewy24, Stripe sets cookies of its own that protect against fraud. PayPal and Google set theirs on their own pages, where you use them.',
          'Visits are measured through Google’s tag manager, and only where the site has asked and you have agreed. It receives which pages and templates you look at, what you search for and what you buy, and your e-mail address when you register or log in, but never the contents of a CV. Without consent nothing is loaded, and everything else works the same. You can withdraw your consent; the next page then opens without measuring.',
        ],
      },
      {
        heading: 'How to delete them',
        blocks: [
          'You delete cookies and storage in the settings of your browser. Without the cookie visitor, a CV made without an account cannot be opened any more. Without the cookies session and visitor the site does not know whose CV to open.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'Write to us by e-mail, in Polish or English. We answer complaints within 14 days and requests about data within a month.',
    sections: [
      {
        heading: 'What to include in your message',
        blocks: [
          {
            'Payment or invoice':
              'Give the e-mail address of the account, the day and amount of the payment or the number of the invoice. Never send a card number.',
            'Money back':
              'The button “Withdraw from contract here” on the Payments page or at the foot of the pages of this site (except the editor) is the fastest. If you do not have the order number, give the e-mail address of the account and the day of the purchase.',
            'Cancelling a subscription':
              'You do it on the Payments page. If something does not work, give the e-mail address of the account.',
            'Account and login':
              'Give the e-mail address of the account and what you see on the screen. We do not know your password and never ask for it.',
            'A CV or PDF looks wrong':
              'Give the address of the CV’s page, the browser, and what should be different. A screenshot helps.',
            'Your data': 'Write from the e-mail address of the account, and say which right you want to use.',
            'Content that breaks the law': 'Give the address of the page it is on, and why you report it.',
          },
        ],
      },
    ],
  },
};
