import type { WalletId, WalletRow } from '@touchstone/connect'
import { useState } from 'react'
import { useWallets } from '../provider/useWallets.ts'

/**
 * Icon of a wallet. Decorative, because the name is beside it. Renders an `<svg>` for a built-in mark, else (and while
 * the wallet is busy) a `<span>`.
 */
export function WalletIcon({ wallet, busy }: { wallet: WalletId; busy?: boolean | undefined }) {
  const row = useWallets().find(({ id }) => id === wallet)
  const [broken, setBroken] = useState<string>()
  // No wrapper in a list: it would add eight elements to the cost of each opening.
  if (row?.mark && !busy) return <Drawing mark={row.mark} className="ts-icon" />
  const [initial] = row?.name ?? wallet
  // An announced icon may not be an image.
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

function Drawing({ mark, className }: Drawing.Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      // A background, because `color` would be inherited: this way the paths of all marks share one computed style.
      style={{ background: mark.colour }}
      aria-hidden="true"
    >
      <path d={mark.path} />
    </svg>
  )
}

declare namespace Drawing {
  type Props = { mark: NonNullable<WalletRow['mark']>; className?: string }
}
