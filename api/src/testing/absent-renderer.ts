import { type RendererClient, RendererError } from '@kreda/proto/renderer';

/** A renderer that is not there, for tests of something else: it says so at once, where a real one is waited for. */
export const absentRenderer: RendererClient = {
  async render() {
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
