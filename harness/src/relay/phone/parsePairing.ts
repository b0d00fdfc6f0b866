/**
 * Reads the `wc:` URI in the text of a QR code, which may be a link such as `rabby://wc?uri=…`. Throws an error of one
 * line if the pairing is invalid or has expired.
 */
export function parsePairing(code: string, now: () => number = Date.now): string {
  // `readQr` returns undefined for an image without a code.
  if (typeof code !== 'string') throw refusal(code, 'it is no text')
  const uri = pairingIn(code.trim())
  const [, topic, version, query = ''] = /^wc:([^@?]*)@(\d+)\??(.*)$/s.exec(uri) ?? []
  if (topic === undefined) throw refusal(uri, 'it does not begin with wc:<topic>@2')
  if (version !== '2') throw refusal(uri, `it is of version ${version}; wallets speak version 2`)
  const params = new URLSearchParams(query)
  if (!hex32.test(topic)) throw refusal(uri, 'its topic is not 64 hex digits')
  if (!hex32.test(params.get('symKey') ?? '')) throw refusal(uri, 'its symKey is not 64 hex digits')
  if (params.get('relay-protocol') !== 'irn') throw refusal(uri, 'its relay-protocol is not irn')
  const expiry = Number(params.get('expiryTimestamp') ?? Number.POSITIVE_INFINITY)
  if (Number.isNaN(expiry)) throw refusal(uri, 'its expiryTimestamp is not a number')
  if (expiry * 1000 <= now())
    throw new Error('This pairing has expired. Ask the dapp for a new QR code.')
  return uri
}

const hex32 = /^[0-9a-f]{64}$/i

function pairingIn(code: string): string {
  if (code.startsWith('wc:') || !URL.canParse(code)) return code
  return new URL(code).searchParams.get('uri') ?? code
}

const refusal = (uri: unknown, why: string) => {
  const shown = typeof uri === 'string' && uri.length > 60 ? `${uri.slice(0, 60)}…` : uri
  return new Error(
    `This is no pairing of WalletConnect: ${why} (${JSON.stringify(shown) ?? String(shown)}).`,
  )
}
