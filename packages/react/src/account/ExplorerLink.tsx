'use client'

import { type Network, useTouchstone } from '../provider/TouchstoneContext.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import account from '../texts/en/account.json' with { type: 'json' }

/**
 * Link to an address or a transaction in the block explorer of a chain. The new tab has no access to this page. Renders
 * nothing for a chain that the app does not have, or that has no explorer with a URL of `https:` or `http:`.
 *
 * @example
 * <ExplorerLink chainId={56} kind="tx" id={hash} />
 */
export function ExplorerLink({ chainId, kind, id }: ExplorerLink.Props) {
  const translate = useTranslate(account)
  const { networks } = useTouchstone()
  const page = explorerPage(networks, chainId, `${kind}/${id}`)
  if (page === undefined) return null
  return (
    <a
      className="ts-link"
      href={page.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <span>{translate({ key: 'account.explorer', host: page.host })}</span>{' '}
      <span className="ts-unseen">{translate('account.newTab')}</span>
    </a>
  )
}

export declare namespace ExplorerLink {
  type Props = {
    /** Chain of the address or the transaction (EIP-155). */
    chainId: number | undefined
    kind: 'address' | 'tx'
    /** The address, or the hash of the transaction. */
    id: string
  }
}

/** Returns the page at `path` in the explorer; undefined without an explorer with a valid web URL. */
function explorerPage(
  networks: readonly Network[],
  chainId: number | undefined,
  path: string,
): URL | undefined {
  const url = networks.find(({ id }) => id === chainId)?.blockExplorers?.default?.url
  try {
    const page = new URL(`${url?.replace(/\/$/, '')}/${path}`)
    return /^https?:$/.test(page.protocol) ? page : undefined
  } catch {
    return undefined
  }
}
