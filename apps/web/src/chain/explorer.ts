import { networks } from './networks.ts'

/** URL of a page of the block explorer and its host name; undefined for chains that the app does not have. */
export function explorerPage(
  chainId: number | undefined,
  kind: 'address' | 'tx',
  id: string,
): { href: string; host: string } | undefined {
  const url = networks.find((network) => network.id === chainId)?.blockExplorers.default.url
  return url === undefined ? undefined : { href: `${url}/${kind}/${id}`, host: new URL(url).host }
}
