import {
  Address,
  NoticeBox,
  useActs,
  useConnection,
  useFocusKept,
  usePageNotice,
  useSay,
  useWalletDialog,
} from '@touchstone/react'
import { useEffect, useId, useRef } from 'react'
import './coming.css'
import { NetworkBanner } from './NetworkBanner.tsx'
import { AccountDetails } from './details.ts'

/**
 * Where one stands, in a sentence, and the way out. The details come in a chunk of their own, on
 * their way while the wallet is still asking; what one needs to get out is here without it.
 */
export function AccountPanel() {
  const say = useSay()
  const perform = useActs()
  const notice = usePageNotice()
  const { isOpen } = useWalletDialog()
  const { status, accounts, chainId, restoring } = useConnection()
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  useFocusKept(panel, () => panel.current?.querySelector('h2'))
  useEffect(() => {
    if (status !== 'disconnected') void AccountDetails.prefetch()
  }, [status])

  const shown = status === 'reconnecting' && restoring ? [restoring.account] : accounts
  const known = shown.length > 0 && status !== 'disconnected' && status !== 'connecting'
  return (
    <section ref={panel} className="card" aria-labelledby={id} data-status={status}>
      <div className="bar">
        <h2 id={id} tabIndex={-1}>
          {say('page.account')}
        </h2>
        {known && (
          <button
            type="button"
            className="ts-button ts-quiet"
            onClick={() => perform({ do: 'disconnect' })}
          >
            {say('act.disconnect')}
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
      {!known && <p className="soft">{say('page.empty')}</p>}
      {known && <AccountDetails fallback={<Coming accounts={shown} />} />}
    </section>
  )
}

/** The place of the details while their chunk is on its way. */
function Coming({ accounts }: React.ComponentProps<typeof Address>) {
  return (
    <div className="coming">
      <Address accounts={accounts} />
    </div>
  )
}
