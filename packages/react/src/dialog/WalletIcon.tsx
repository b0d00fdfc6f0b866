import type { WalletId, WalletRow } from '@touchstone/connect'
import { useState } from 'react'
import { useWallets } from '../provider/useWallets.ts'

/**
 * A wallet's picture, beside its name and so without a name of its own. Renders an `<svg>` for a mark of
 * ours, else (and while it is waited for) a `<span>`.
 */
export function WalletIcon({ wallet, busy }: { wallet: WalletId; busy?: boolean | undefined }) {
  const row = useWallets().find(({ id }) => id === wallet)
  const [broken, setBroken] = useState<string>()
  // By itself in a list: of each element round it there are eight, and an opening pays for each.
  if (row?.mark && !busy) return <Drawing mark={row.mark} className="ts-icon" />
  const [initial] = row?.name ?? wallet
  // What a stranger calls a picture may be none.
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
      // Not as a colour, which what is inside would inherit: eight paths alike are styled as one.
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
