import { parseJson } from './parseJson.ts'

/** Parses typed data (EIP-712), an object or JSON text. Returns undefined for other text. */
export const parseTypedData = (given: unknown): unknown =>
  typeof given === 'string' ? parseJson(given) : given

/** Returns the chain id in the domain of typed data, or undefined if the domain has no chain id. */
export const domainChainId = (given: unknown): unknown => {
  const data = parseTypedData(given) as { domain?: { chainId?: unknown } | null } | null | undefined
  return data?.domain?.chainId
}
