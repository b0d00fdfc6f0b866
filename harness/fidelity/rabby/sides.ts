import { createRequire } from 'node:module'
import type { Duplex } from 'node:stream'
import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import type { PageProvider, Side } from '../scenario/comparisonSide.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import { createBackground } from './scriptedBackground.ts'
import { domGlobals, showTab } from './domGlobals.ts'
import type { Rabby } from './types.ts'

type ChannelClass = new (ends: { name: string; target: string }) => Duplex

const require = createRequire(import.meta.url)
const entry = require.resolve('@rabby-wallet/page-provider')

/**
 * Side with the real `@rabby-wallet/page-provider`, on a channel to a scripted background process. The package runs
 * when it is loaded, so each scenario loads it again.
 */
export const realRabby: Side<Rabby> = {
  globals: (start, window) => domGlobals(window, start.hidden !== true),
  open: (start, window) => {
    const { WindowPostMessageStream } = createRequire(entry)('@metamask/post-message-stream') as {
      WindowPostMessageStream: ChannelClass
    }
    const channel = new WindowPostMessageStream({
      name: 'rabby-content-script',
      target: 'rabby-page-provider',
    })
    const background = createBackground(channel, start)
    delete require.cache[entry]
    require(entry)
    const { rabby } = window as unknown as { rabby: PageProvider }
    return {
      provider: rabby,
      arm: background.arm,
      applyChange: ({ background: what }) => {
        if (what === 'tab is shown') return showTab()
        for (const push of what) background.push(push)
      },
      close: () => channel.destroy(),
    }
  },
}

export const personaSide = (persona: Persona): Side<Rabby> => ({
  open: (start, window) => {
    const { permitted = [], chainId } = start.wallet ?? {}
    const { wallet, running } = openPersona({
      persona,
      rpc: async () => ({ result: true }),
      state: {
        permissions: permitted.length > 0 ? { [origin]: permitted } : {},
        siteChains: chainId === undefined ? {} : { [origin]: chainId },
      },
    })
    wallet.announce(window as never)
    return running
  },
})
