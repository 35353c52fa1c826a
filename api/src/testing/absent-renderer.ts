import { type RendererClient, RendererError } from '@kreda/proto/renderer';

/** A renderer that is always away, for tests that need none. It fails at once, without the retries of a real connection. */
export const absentRenderer: RendererClient = {
  async render() {
    throw absent();
  },
  async join() {
    throw absent();
  },
  async health() {
    throw absent();
  },
  close() {},
};

function absent(): RendererError {
  return new RendererError('There is no renderer in this test', { code: 'UNAVAILABLE' });
}
