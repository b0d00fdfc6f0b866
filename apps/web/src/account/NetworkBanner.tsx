import { useAction, useTranslate } from '@touchstone/react'
import { networks } from '../chain/networks.ts'

/** Notice on another network than the app's, with a button that switches back. */
export function NetworkBanner({ chainId, restoring }: NetworkBanner.Props) {
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
