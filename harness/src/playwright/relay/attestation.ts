/**
 * Replaces the verification host's frame. It tells the embedding page in a JWT that the request with this id
 * comes from this origin. The JWT has no valid signature, which the scripted phone does not check.
 *
 * @param url of the frame: `…/v3/attestation?projectId=…&origin=…&id=…`
 */
export function attestation(url: string): string {
  const { searchParams } = new URL(url)
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  const claims = {
    id: searchParams.get('id'),
    origin: searchParams.get('origin'),
    exp: Math.floor(Date.now() / 1000) + 3600,
    isScam: false,
    isVerified: true,
  }
  const jwt = [part({ alg: 'ES256', typ: 'JWT' }), part(claims), 'bm9uZQ'].join('.')
  const said = JSON.stringify({ type: 'verify_attestation', attestation: jwt })
  return `<!doctype html><script>parent.postMessage(${JSON.stringify(said)}, '*')</script>`
}
