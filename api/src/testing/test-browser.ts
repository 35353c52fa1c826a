import { LATER_SECTIONS } from '@kreda/document/kinds/resume/model/later-sections';
import { SECTIONS_HEADER } from '@kreda/site/sections-header';

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** The body as JSON; undefined for a body of another kind. */
  body: unknown;
}

/** An HTTP client that behaves as a browser: it keeps cookies and sends its origin. */
export class TestBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  readonly #headers = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Sends a header with every request, as a proxy in between would. */
  setHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  /** Sends JSON, or a form. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, this.#origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        ...(method === 'GET' ? {} : { origin: this.#origin }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries(this.#headers),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#keepCookies(response.headers);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined,
    };
  }

  /** Calls a tRPC query. The answer's body is its data, or the error. */
  async query(procedure: string, input?: unknown): Promise<Answer> {
    const parameter = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return unwrap(await this.get(`/trpc/${procedure}${parameter}`, CLIENT));
  }

  /** Calls a tRPC mutation. The answer's body is its data, or the error. */
  async mutate(procedure: string, input: unknown = {}): Promise<Answer> {
    return unwrap(await this.send('POST', `/trpc/${procedure}`, input, CLIENT));
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const isGone = attributes.includes('Max-Age=0') || attributes.includes('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** What the client of this release sends with each call. */
const CLIENT = { [SECTIONS_HEADER]: LATER_SECTIONS.join(',') };

function unwrap(answer: Answer): Answer {
  const body = answer.body as { error?: unknown; result?: { data?: unknown } } | undefined;
  return { ...answer, body: body?.error ?? body?.result?.data };
}
