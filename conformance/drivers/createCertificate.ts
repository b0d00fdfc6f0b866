import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export type Certificate = {
  /** The private key and the certificate, as PEM. */
  key: string
  cert: string
  /** Hash of the public key for Chromium's `--ignore-certificate-errors-spki-list`, in base64. */
  keyHash: string
}

/** Creates a self-signed certificate for a local server. No browser trusts it by itself. */
export async function createCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, keyHash: createHash('sha256').update(publicKey).digest('base64') }
}
