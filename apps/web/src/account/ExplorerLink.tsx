import { useTranslate } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { networks } from '../chain/networks.ts'

/** Link to the block explorer. Opens a new tab without access to this page. Renders nothing for an unknown chain. */
export function ExplorerLink({ chainId, kind, id }: ExplorerLink.Props) {
  const translate = useTranslate(account)
  const page = explorerPage(chainId, kind, id)
  if (page === undefined) return null
  return (
    <a
      className="link"
      href={page.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <span>{translate({ key: 'account.explorer', host: page.host })}</span>{' '}
      <span className="unseen">{translate('account.newTab')}</span>
    </a>
  )
}

declare namespace ExplorerLink {
  type Props = { chainId: number | undefined; kind: 'address' | 'tx'; id: string }
}

/** Returns the URL of a page of the block explorer, and its host. Undefined for chains that the app does not have. */
function explorerPage(
  chainId: number | undefined,
  kind: 'address' | 'tx',
  id: string,
): { href: string; host: string } | undefined {
  const url = networks.find((network) => network.id === chainId)?.blockExplorers.default.url
  return url === undefined ? undefined : { href: `${url}/${kind}/${id}`, host: new URL(url).host }
}
