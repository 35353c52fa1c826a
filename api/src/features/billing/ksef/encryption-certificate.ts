import { z } from 'zod';
import { ProviderDown } from '../../../platform/clients/provider-error.ts';
import { json, type KsefCall } from './ksef-call.ts';

const certificatesSchema = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    validFrom: z.coerce.date(),
    validTo: z.coerce.date(),
    usage: z.array(z.string()),
  }),
);

/** The newest certificate of KSeF itself to encrypt something for it. @throws {ProviderDown} also when KSeF has no valid one. */
export async function findEncryptionCertificate(
  call: KsefCall,
  usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption',
  now: Date,
): Promise<{ certificate: string; publicKeyId: string }> {
  const certificates = await call('/security/public-key-certificates', { read: json(certificatesSchema) });
  const [newest] = certificates
    .filter((one) => one.usage.includes(usage) && one.validFrom <= now && now < one.validTo)
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
  if (!newest) throw new ProviderDown('ksef', 'unexpected', new Error(`no valid certificate for ${usage}`));
  return newest;
}
