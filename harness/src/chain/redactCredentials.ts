/**
 * Removes credentials from a text. Shortens each http and ws address in the text to its scheme, host and port.
 * Then removes the user, password, path segments, query names and query values of `url` from the rest of the text,
 * if they have at least 8 characters: in upper and lower case, with any characters percent-encoded, escaped by
 * backslashes as in JSON, and as a header of Basic authentication.
 *
 * @param url Address with credentials. Without it, only the addresses are shortened.
 * @example
 * redact('error for https://user:word@node.example/v1/key') // 'error for https://node.example/…'
 */
export function redact(text: string, url?: string): string {
  const shortened = text.replace(address, (_, scheme: string, host: string, rest: string) =>
    rest === '' || rest === '/' ? `${scheme}${host}${rest}` : `${scheme}${host}/…`,
  )
  const secrets = secretsOf(url)
  if (secrets.length === 0) return shortened
  return shortened.replace(new RegExp(secrets.map(patternOf).join('|'), 'gi'), '…')
}

const address = /\b((?:https?|wss?):\/\/)(?:[^\s"'<>\\/?#]*@)?([^\s"'<>\\/?#]+)([^\s"'<>\\)]*)/gi

/** Minimum length of a credential. Shorter parts are usually words such as `v1` and `mainnet`. */
const shortestKey = 8

/** Returns the parts of an address that may be credentials, longest first, without percent-encoding. */
function secretsOf(url: string | undefined): string[] {
  if (url === undefined || !URL.canParse(url)) return []
  const { username, password, pathname, search, searchParams } = new URL(url)
  const [user, word] = [decoded(username), decoded(password)]
  const query = search.slice(1).split(/[&=]/)
  const parts = [...pathname.split('/'), ...query].map(decoded)
  const pair = `${user}:${word}`
  const all = [user, word, pair, ...basic(pair), ...parts, ...searchParams.values()]
  return [...new Set(all)]
    .filter(({ length }) => length >= shortestKey)
    .toSorted((a, b) => b.length - a.length)
}

/** Returns the value of a header of Basic authentication, in the alphabets of base64 and base64url. */
function basic(pair: string): string[] {
  const bytes = new TextEncoder().encode(pair)
  const encoded = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')
  return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')]
}

/**
 * Returns a pattern of a credential in all spellings. The lookbehind starts a match at the first of several
 * backslashes: the search takes linear time, and no single backslash is left, which would be invalid JSON.
 */
const patternOf = (secret: string): string => `(?<!\\\\)${[...secret].map(spellings).join('')}`

function spellings(character: string): string {
  const bytes = [...new TextEncoder().encode(character)]
  // Each further encoding of `%2D` puts `25` after its percent sign: `%252D`.
  const encoded = bytes.map((byte) => `%(?:25)*${byte.toString(16).padStart(2, '0')}`).join('')
  return String.raw`\\*(?:${character.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`)}|${encoded})`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
