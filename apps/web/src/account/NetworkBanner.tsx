import { useAction, useTranslate } from '@touchstone/react'
import { networks } from '../chain/networks.ts'

/**
 * Notice that the wallet is not on the app's own network, with a button that switches to it. Renders nothing if it is.
 */
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
    /** Whether the connection is being restored. The button is disabled then, because there is no wallet to ask yet. */
    restoring: boolean
  }
}
