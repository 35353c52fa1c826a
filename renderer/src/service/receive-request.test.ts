import { renderMethod } from '@kreda/proto/renderer-service';
import { expect, test } from 'vitest';
import { attachmentBounds } from '../pdf/attachment.ts';
import { pageSvg, run, sampleAttachment, toPage } from '../testing/sample-pages.ts';
import { receiveRequest } from './receive-request.ts';

const pages = [toPage(pageSvg(run(48, 80, 'Jan')))];
const message = (attachment?: typeof sampleAttachment) =>
  Buffer.from(renderMethod.requestSerialize({ pages, ...(attachment && { attachment }) }));

/** A field of bytes on the wire. */
function field(number: number, content: Buffer): Buffer {
  const length: number[] = [];
  for (let rest = content.length; ; rest = Math.floor(rest / 128)) {
    length.push((rest % 128) | (rest >= 128 ? 128 : 0));
    if (rest < 128) break;
  }
  return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), content]);
}

test('receives an attachment unchanged, and none as null', () => {
  expect(receiveRequest(message(sampleAttachment))).toMatchObject({ request: { attachment: sampleAttachment } });
  expect(receiveRequest(message())).toMatchObject({ request: { attachment: null } });
});

test.for([
  ['two attachments', [field(4, Buffer.alloc(0)), field(4, Buffer.alloc(0))], 'more than one attachment'],
  ['an attachment above the limit', [field(4, Buffer.alloc(attachmentBounds.bytes + 65 * 1024))], 'an attachment of'],
  [
    'an attachment of a million names',
    [field(4, Buffer.concat(new Array(1_000_000).fill(field(1, Buffer.alloc(0)))))],
    'too many fields',
  ],
  ['an attachment of nested groups', [field(4, Buffer.alloc(100_000, 0x2b))], 'too many fields'],
] as const)('refuses %s before it is decoded', ([, fields, problem]) => {
  const received = receiveRequest(Buffer.concat([message(), ...fields]));
  expect('refused' in received && received.refused.message).toContain(problem);
});
