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
 * Connection status and the disconnect button. The account details are a chunk of their own, which loads while the
 * wallet is still asking the user. Disconnecting does not need that chunk.
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
  const known = shown.length > 0 && status !== 'disconnected' && status !== 'connecting'
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

/** Placeholder while the details load. */
function AccountPlaceholder({ accounts }: React.ComponentProps<typeof Address>) {
  return (
    <div className="coming">
      <Address accounts={accounts} />
    </div>
  )
}

/** Notice on another network than the app's, with a button that switches back. */
function NetworkBanner({ chainId, restoring }: NetworkBanner.Props) {
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

declare namespace NetworkBanner {
  type Props = {
    chainId: number | undefined
    /** While restoring, there is no wallet to ask yet. */
    restoring: boolean
  }
}
