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
import { useId, useRef } from 'react'
import { BalanceText } from '../balance/BalanceText.tsx'
import type { Balance } from '../balance/useBalance.ts'
import { NetworkBanner } from './NetworkBanner.tsx'

/** Where one stands, in a sentence and in facts, and the way out. */
export function AccountPanel({ balance }: { balance: Balance }) {
  const say = useSay()
  const perform = useActs()
  const notice = usePageNotice()
  const { isOpen } = useWalletDialog()
  const { status, wallet, accounts, chainId, restoring } = useConnection()
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  useFocusKept(panel, () => panel.current?.querySelector('h2'))

  const shown = status === 'reconnecting' && restoring ? [restoring.account] : accounts
  const known = shown.length > 0 && status !== 'disconnected' && status !== 'connecting'
  const walletShown = wallet ?? restoring?.wallet
  const network = chainId ?? restoring?.chainId
  return (
    <section ref={panel} className="card" aria-labelledby={id} data-status={status}>
      <h2 id={id} tabIndex={-1}>
        {say('page.account')}
      </h2>
      <NoticeBox notice={notice} live={!isOpen} />
      {status !== 'reconnecting' && known && <NetworkBanner chainId={chainId} />}
      {!known && <p className="soft">{say('page.empty')}</p>}
      {known && (
        <>
          <dl className="ts-facts">
            <Fact term={say('account.address')}>
              <Address accounts={shown} />
            </Fact>
            <Fact term={say('account.wallet')}>
              {walletShown && say({ key: 'account.walletName', wallet: walletShown })}
            </Fact>
            <Fact term={say('account.network')}>
              {network !== undefined && say({ key: 'account.networkName', network })}
            </Fact>
            <Fact term={say('account.balance')}>
              {status === 'reconnecting' ? (
                say('page.balance.loading')
              ) : (
                <BalanceText balance={balance} />
              )}
            </Fact>
          </dl>
          <div className="ts-actions">
            <button
              type="button"
              className="ts-button"
              onClick={() => perform({ do: 'disconnect' })}
            >
              {say('act.disconnect')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
