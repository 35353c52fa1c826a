import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';

const TIMEOUT_MS = 5_000;

/**
 * When the certificate of an https address expires. An expired or untrusted certificate is read too.
 *
 * @throws Error when the address does not answer or has no certificate.
 */
export async function certificateExpiry(address: string): Promise<Date> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const certificate = await new Promise<PeerCertificate>((resolve, reject) => {
    // Nothing is sent over the connection, so the certificate need not be trusted.
    const name = isIP(host) ? '' : host;
    const options = { host, port: Number(port || 443), servername: name, rejectUnauthorized: false };
    const socket = connect(options, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${address} did not show its certificate in time`)));
    socket.once('error', reject);
  });
  const end = new Date(certificate.valid_to);
  if (Number.isNaN(end.getTime())) throw new Error(`${address} shows no certificate`);
  return end;
}
