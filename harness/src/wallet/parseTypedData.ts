/** Parses typed data (EIP-712), an object or JSON text. Returns undefined for other text. */
export function parseTypedData(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

/** Returns the chain id in the domain of typed data, or undefined if the domain has no chain id. */
export const domainChainId = (given: unknown): unknown => {
  const data = parseTypedData(given) as { domain?: { chainId?: unknown } | null } | null | undefined
  return data?.domain?.chainId
}
