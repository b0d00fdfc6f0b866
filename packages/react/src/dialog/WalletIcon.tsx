import type { Mark, WalletId } from '@touchstone/connect'
import { useState } from 'react'
import { useWallets } from '../provider/useWallets.ts'

/** Icon of a wallet. Hidden from screen readers, because the wallet's name is beside it. */
export function WalletIcon({ wallet, busy }: { wallet: WalletId; busy?: boolean | undefined }) {
  const row = useWallets().find(({ id }) => id === wallet)
  const [broken, setBroken] = useState<string>()
  // Render no wrapper in the list of wallets: eight more elements would make each opening of the dialog slower.
  if (row?.mark && !busy) return <Drawing mark={row.mark} className="ts-icon" />
  const [initial] = row?.name ?? wallet
  // Show the initial letter instead of an icon that the browser could not load: an announced icon can be any data.
  const icon = row?.icon === broken ? undefined : row?.icon
  return (
    <span className="ts-icon" data-busy={busy} aria-hidden="true">
      {row?.mark && <Drawing mark={row.mark} />}
      {!row?.mark && icon && (
        <img src={icon} alt="" width="32" height="32" onError={() => setBroken(icon)} />
      )}
      {!icon && <span>{initial}</span>}
    </span>
  )
}

function Drawing({ mark, className }: { mark: Mark; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      // Set `background` and not `color`, which each path would inherit: then the paths share one computed style.
      style={{ background: mark.colour }}
      aria-hidden="true"
    >
      <path d={mark.path} />
    </svg>
  )
}
