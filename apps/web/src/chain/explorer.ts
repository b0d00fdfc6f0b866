import { networks } from './networks.ts'

/** A page of the chain's block explorer, and the host to name it by; none for a foreign chain. */
export function explorer(
  chainId: number | undefined,
  kind: 'address' | 'tx',
  id: string,
): { href: string; host: string } | undefined {
  const url = networks.find((network) => network.id === chainId)?.blockExplorers.default.url
  return url === undefined ? undefined : { href: `${url}/${kind}/${id}`, host: new URL(url).host }
}
