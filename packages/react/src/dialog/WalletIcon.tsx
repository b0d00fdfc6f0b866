import type { WalletId } from '@touchstone/connect'
import { useWallets } from '../provider/useWallets.ts'

/** A wallet's picture, beside its name and so without a name of its own. Renders a `<span>`. */
export function WalletIcon({ wallet, busy }: { wallet: WalletId; busy?: boolean | undefined }) {
  const row = useWallets().find(({ id }) => id === wallet)
  return (
    <span className="ts-icon" data-busy={busy} aria-hidden="true">
      {row?.mark && (
        <svg viewBox="0 0 24 24" color={row.mark.colour}>
          <path d={row.mark.path} />
        </svg>
      )}
      {!row?.mark && row?.icon && <img src={row.icon} alt="" width="32" height="32" />}
      {!row?.icon && (row?.name ?? wallet)[0]}
    </span>
  )
}
