/**
 * Removes credentials from a text. Shortens each address in the text to its scheme and host. Then removes the
 * user, password, path segments and query values of `url` from the rest of the text.
 *
 * @param url Address with credentials.
 * @example
 * redact('error for https://user:word@node.example/v1/key') // 'error for https://node.example/…'
 */
export function redact(text: string, url?: string): string {
  const shortened = text.replace(address, (_, scheme: string, host: string, rest: string) =>
    rest === '' || rest === '/' ? `${scheme}${host}${rest}` : `${scheme}${host}/…`,
  )
  return secretsOf(url).reduce((cleaned, secret) => cleaned.replaceAll(secret, '…'), shortened)
}

const address = /\b((?:https?|wss?):\/\/)(?:[^\s"'<>\\/?#]*@)?([^\s"'<>\\/?#]+)([^\s"'<>\\)]*)/gi

/**
 * Minimum length of a part of an address that counts as a credential. Shorter parts are words such as `v1`
 * and `mainnet`.
 */
const shortestKey = 8

function secretsOf(url: string | undefined): string[] {
  if (url === undefined || !URL.canParse(url)) return []
  const { username, password, pathname, search, searchParams } = new URL(url)
  const query = search.slice(1).split(/[&=]/)
  const parts = [username, password, ...pathname.split('/'), ...query, ...searchParams.values()]
  const spellings = parts.flatMap((part) => [part, decoded(part)])
  return [...new Set([...spellings.filter(({ length }) => length >= shortestKey)])].toSorted(
    (a, b) => b.length - a.length,
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
