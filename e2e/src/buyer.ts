import type { AppRouter } from '@kreda/api/router';
import { LATER_SECTIONS } from '@kreda/document/kinds/resume/model/later-sections';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { consentVersionOf } from '@kreda/site/contract/consent-version';
import { SECTIONS_HEADER } from '@kreda/site/sections-header';
import { createTRPCClient, httpLink } from '@trpc/client';
import { fetchTypesetPdf } from '../../web/src/features/download/fetch-pdf.ts';

/** The sandbox's card that always succeeds. */
const VISA = '4242424242424242';

/** A registered user who calls the API without a browser. */
export interface Buyer {
  email: string;
  password: string;
  /** Makes a resume with the content, design and photo of the given one; returns its uuid. */
  createResume(resume: Resume, photo?: Uint8Array): Promise<string>;
  /** Saves one change, as the editor does. */
  save(resumeUuid: string, operation: Operation): Promise<void>;
  /** Buys the first package on sale with the sandbox's card that always succeeds. */
  pay(resumeUuid: string): Promise<void>;
  /** Begins a subscription with a card of the sandbox. For a trial, the card is verified. */
  subscribe(packageSlug: string, options: { resumeUuid: string; card?: string }): Promise<void>;
  /** Downloads the PDF by v1: the server typesets the saved resume. */
  download(resumeUuid: string): Promise<Uint8Array>;
  /** The saved resume. */
  read(resumeUuid: string): Promise<Resume>;
  /**
   * Downloads the PDF by v2, with the client's own code.
   *
   * @param typeset does what the browser does.
   * @param onRepeated is called for each retry.
   */
  downloadTypeset(
    resumeUuid: string,
    typeset: (resume: Resume) => string[],
    onRepeated: () => void,
  ): Promise<Uint8Array>;
}

/** A fetch that keeps cookies, as a browser does. */
function cookieFetch(url: string): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', url);
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
}

function toOperations(resume: Resume): Operation[] {
  const sections = SECTION_SLUGS.flatMap((section) => [
    { type: 'data', section, data: resume.sections[section].data } as Operation,
    { type: 'config', section, config: resume.sections[section].config } as Operation,
  ]);
  return [
    { type: 'pattern', pattern: resume.pattern },
    { type: 'name', name: resume.name },
    { type: 'color', color: resume.color },
    { type: 'fonts', fonts: resume.fonts },
    { type: 'sections-order', order: resume.sectionsOrder },
    { type: 'sections-config', config: { enabled: resume.sectionsEnabled, active: resume.sectionsActive } },
    ...sections,
    { type: 'done' },
  ];
}

/** Confirms a payment or the verification of a card, as the payment form does. */
async function confirmCard(confirmUrl: string, clientSecret: string, number: string): Promise<void> {
  const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' };
  const body = new URLSearchParams({
    key: 'pk_test_sandbox',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
  });
  for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value);
  const intent = clientSecret.split('_secret_')[0]!;
  const kind = intent.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const confirmed = await fetch(`${confirmUrl}/v1/${kind}/${intent}/confirm`, { method: 'POST', body });
  if (!confirmed.ok) throw new Error(`The sandbox refused the card: ${await confirmed.text()}`);
}

/** Registers a new user. @param url of the product. */
export async function startBuyer(url: string): Promise<Buyer> {
  const request = cookieFetch(url);
  const api = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        fetch: (input, init) => request(input, init as RequestInit),
        headers: { [SECTIONS_HEADER]: LATER_SECTIONS.join(',') },
      }),
    ],
  });
  const email = `buyer-${crypto.randomUUID()}@example.com`;
  const password = 'bardzo-dobre-haslo-7';
  await api.account.register.mutate({
    email,
    firstName: 'Józef',
    lastName: 'Żółć',
    password,
    remember: true,
    userAgent: 'bench',
  });

  async function upload(uuid: string, photo: Uint8Array): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const response = await request(`${url}/api/resumes/${uuid}/image`, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`The photo was refused: ${response.status} ${await response.text()}`);
  }

  async function buy(packageSlug: string, { resumeUuid, card = VISA }: { resumeUuid: string; card?: string }) {
    const { stripe } = await api.site.config.query();
    if (stripe.mode !== 'sandbox') throw new Error('Only the sandbox is paid without a browser');
    const opened = await api.billing.checkout.mutate({
      packageSlug,
      resumeUuid,
      fullName: 'Józef Żółć',
      email,
      consent: true,
      consentVersion: consentVersionOf({ renews: !packageSlug.startsWith('access-') }),
      paths: { returnPath: '/thanks', cancelPath: '/pricing' },
    });
    if (opened.kind !== 'form') throw new Error(`Expected a payment form for the card, but got ${opened.kind}`);
    await confirmCard(stripe.confirmUrl, opened.clientSecret, card);
    const { state } = await api.billing.sync.mutate({ orderId: opened.orderId });
    if (state !== 'fulfilled') throw new Error(`The order is ${state} after payment`);
  }

  return {
    email,
    password,

    async createResume(resume, photo) {
      const created = await api.resume.create.mutate({ pattern: resume.pattern, language: resume.language });
      const { uuid } = created.resume;
      for (const operation of toOperations(resume)) await api.resume.save.mutate({ uuid, operation });
      if (photo) await upload(uuid, photo);
      return uuid;
    },

    async save(uuid, operation) {
      await api.resume.save.mutate({ uuid, operation });
    },

    async pay(resumeUuid) {
      const packages = await api.billing.packages.query();
      const offer = packages.find(({ kind }) => kind === 'one-off');
      if (!offer) throw new Error('No package is on sale');
      await buy(offer.slug, { resumeUuid });
    },

    subscribe: buy,

    async download(resumeUuid) {
      const response = await request(`${url}/api/resumes/${resumeUuid}/v1/download`, { method: 'POST' });
      if (!response.ok) throw new Error(`The download was refused: ${response.status} ${await response.text()}`);
      return new Uint8Array(await response.arrayBuffer());
    },

    async read(uuid) {
      return (await api.resume.get.query({ uuid })).resume;
    },

    async downloadTypeset(uuid, typeset, onRepeated) {
      let requests = 0;
      const { content } = await fetchTypesetPdf(uuid, {
        attachData: true,
        load: (id) => api.resume.get.query({ uuid: id }),
        typeset: async (resume) => typeset(resume),
        storeChecksum: (id, checksum) => api.download.storeChecksum.mutate({ uuid: id, checksum }),
        request: (input, init) => {
          requests += 1;
          if (requests > 1) onRepeated();
          return request(`${url}${input}`, init);
        },
      });
      return new Uint8Array(await content.arrayBuffer());
    },
  };
}
