import { hash } from 'node:crypto';
import { vi } from 'vitest';
import type { TestApi } from './start-api.ts';

/** Lets the renderer answer another PDF to each render, without drawing it. */
export function renderUniquePdfs(api: TestApi): void {
  vi.spyOn(api.deps.renderer, 'render').mockImplementation(async () => {
    const pdf = Buffer.from(`%PDF-1.7 ${crypto.randomUUID()}`);
    return { pdf, sha256: hash('sha256', pdf), pages: [] };
  });
}
