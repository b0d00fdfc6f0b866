/** Parses an RPC address: a URL, or a host with or without a path, which means https. */
export const parseRpcUrl = (known: string): URL =>
  new URL(known.includes('://') ? known : `https://${known}`)

/** Whether a text is an RPC address that a page can fetch. */
export function isRpcAddress(text: string): boolean {
  // Rejects a path alone, which `parseRpcUrl` would read as a host.
  if (!/^[a-z\d[]/i.test(text)) return false
  try {
    return /^https?:$/.test(parseRpcUrl(text).protocol)
  } catch {
    return false
  }
}
