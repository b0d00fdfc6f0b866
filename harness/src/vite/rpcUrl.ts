/** What an RPC address stands for: a whole one for itself, a host with or without a path for https. */
export const rpcUrl = (known: string): URL =>
  new URL(known.includes('://') ? known : `https://${known}`)

/** Whether it is one that a page can ask. */
export function isRpcAddress(text: string): boolean {
  // A path alone would be read as a host.
  if (!/^[a-z\d[]/i.test(text)) return false
  try {
    return /^https?:$/.test(rpcUrl(text).protocol)
  } catch {
    return false
  }
}
