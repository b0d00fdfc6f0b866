import {
  Address,
  NoticeBox,
  useAction,
  useConnection,
  useRestoreFocus,
  usePageNotice,
  useTranslate,
  useWalletDialog,
} from '@touchstone/react'
import { useEffect, useId, useRef } from 'react'
import './placeholder.css'
import { LazyAccountDetails } from './LazyAccountDetails.ts'
import { networks } from '../chain/networks.ts'

/**
 * Connection status, the disconnect button and the account details, a lazy chunk that starts to load with an attempt.
 */
export function AccountPanel() {
  const translate = useTranslate()
  const perform = useAction()
  const notice = usePageNotice()
  const { isOpen } = useWalletDialog()
  const { status, accounts, chainId, restoring } = useConnection()
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  useRestoreFocus(panel, () => panel.current?.querySelector('h2'))
  useEffect(() => {
    if (status !== 'disconnected') void LazyAccountDetails.prefetch()
  }, [status])

  const shown = status === 'reconnecting' && restoring ? [restoring.account] : accounts
  const known = shown.length > 0
  return (
    <section ref={panel} className="card" aria-labelledby={id} data-status={status}>
      <div className="bar">
        <h2 id={id} tabIndex={-1}>
          {translate('page.account')}
        </h2>
        {known && (
          <button
            type="button"
            className="ts-button ts-quiet"
            onClick={() => perform({ do: 'disconnect' })}
          >
            {translate('act.disconnect')}
          </button>
        )}
      </div>
      <NoticeBox notice={notice} live={!isOpen} />
      {known && (
        <NetworkBanner
          chainId={chainId ?? restoring?.chainId}
          restoring={status === 'reconnecting'}
        />
      )}
      {!known && <p className="soft">{translate('page.empty')}</p>}
      {known && <LazyAccountDetails fallback={<AccountPlaceholder accounts={shown} />} />}
    </section>
  )
}

/** Placeholder that shows the address while the account details load. */
function AccountPlaceholder({ accounts }: React.ComponentProps<typeof Address>) {
  return (
    <div className="coming">
      <Address accounts={accounts} />
    </div>
  )
}

/** Notice that the wallet is not on the app's own network, with a button that switches to it. */
function NetworkBanner({
  chainId,
  restoring,
}: {
  chainId: number | undefined
  /** Whether the connection is being restored, so that there is no wallet to ask yet. */
  restoring: boolean
}) {
  const translate = useTranslate()
  const perform = useAction()
  const [home] = networks
  if (chainId === undefined || chainId === home.id) return null
  return (
    <div className="banner">
      <p>{translate({ key: 'page.banner', network: home.id, here: chainId })}</p>
      <button
        type="button"
        className="ts-button ts-primary"
        disabled={restoring}
        onClick={() => perform({ do: 'switch', chainId: home.id })}
      >
        {translate({ key: 'act.switch', network: home.id })}
      </button>
    </div>
  )
}
