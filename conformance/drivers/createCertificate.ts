import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export type Certificate = Awaited<ReturnType<typeof createCertificate>>

/**
 * Creates a self-signed certificate for a local server, as PEM. No browser trusts it by itself. `keyHash` is the hash of
 * its public key for Chromium's `--ignore-certificate-errors-spki-list`, in base64.
 */
export async function createCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, keyHash: createHash('sha256').update(publicKey).digest('base64') }
}
