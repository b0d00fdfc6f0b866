import { useTranslate } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { explorerPage } from '../chain/explorer.ts'

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
