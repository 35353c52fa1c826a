import type { X509Certificate } from 'node:crypto';
import { BitString, Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';

/** The bits of a key usage, of which the first byte holds the highest first (RFC 5280, section 4.2.1.3). */
const KEY_USAGES = { digitalSignature: 0x80, nonRepudiation: 0x40 } as const;

/** id-ce-keyUsage. */
const KEY_USAGE = '2.5.29.15';
/** The tag of the extensions in the signed part of a certificate. */
const EXTENSIONS = { tagClass: 3, tagNumber: 3 };

/** Whether a certificate's key may be used so. One that names no use allows all. Node.js tells the extended key usage alone. */
export function mayBeUsedFor({ raw }: X509Certificate, use: keyof typeof KEY_USAGES): boolean {
  const usage = extensionsOf(raw)
    .find(([id]) => id instanceof ObjectIdentifier && id.getValue() === KEY_USAGE)
    ?.at(-1);
  if (!(usage instanceof OctetString)) return true;
  const { result: bits } = fromBER(usage.valueBlock.valueHexView);
  return bits instanceof BitString && ((bits.valueBlock.valueHexView[0] ?? 0) & KEY_USAGES[use]) !== 0;
}

/** Each extension of a certificate: its id, whether it is critical if that is said, and its value. */
function extensionsOf(certificate: Uint8Array) {
  const [signed] = partsOf(fromBER(certificate).result);
  const extensions = partsOf(signed).find(
    ({ idBlock }) => idBlock.tagClass === EXTENSIONS.tagClass && idBlock.tagNumber === EXTENSIONS.tagNumber,
  );
  const [list] = partsOf(extensions);
  return partsOf(list).map(partsOf);
}

function partsOf(block: object | undefined) {
  return block instanceof Sequence || block instanceof Constructed ? block.valueBlock.value : [];
}
