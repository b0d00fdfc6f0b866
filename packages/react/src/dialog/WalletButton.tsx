import type { WalletRow } from '@touchstone/connect'
import { useActs } from '../provider/useActs.ts'
import { useConnection } from '../provider/useConnection.ts'
import { loadQr } from '../qr/loadQr.ts'
import { WalletIcon } from './WalletIcon.tsx'

/** A wallet to pick: connects where it is installed, else shows the way to it. */
export function WalletButton({ row }: { row: WalletRow }) {
  const perform = useActs()
  const { wallet, status } = useConnection()
  const current = wallet === row.id && status !== 'disconnected'
  // The code is fetched while the finger is on its way, and never before.
  const intend = row.id === 'binance' && !row.installed ? () => void loadQr() : undefined
  return (
    <button
      type="button"
      className="ts-row"
      data-row={row.name}
      data-wallet={row.id}
      aria-current={current || undefined}
      onPointerEnter={intend}
      onFocus={intend}
      onClick={() => perform({ do: row.installed ? 'connect' : 'guide', wallet: row.id })}
    >
      <WalletIcon wallet={row.id} />
      <span className="ts-row-name">{row.name}</span>
    </button>
  )
}
