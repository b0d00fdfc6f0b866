import { createRequire } from 'node:module'
import type { Duplex } from 'node:stream'
import { waitForIdle } from '../scenario/waitForIdle.ts'
import type { Page, PageWindow, Side, RunningSide } from '../scenario/comparisonSide.ts'
import { createBackground } from './scriptedBackground.ts'
import { domGlobals, showTab } from './domGlobals.ts'
import type { RabbyAnswer, RabbyChange, RabbyStart } from './types.ts'

const require = createRequire(import.meta.url)
const entry = require.resolve('@rabby-wallet/page-provider')

type ChannelClass = new (ends: { name: string; target: string }) => Duplex

/**
 * Side of the comparison that runs the real `@rabby-wallet/page-provider`, on a channel to a scripted
 * background process. The package runs when it is loaded, so each scenario loads it again.
 */
export const realRabby: Side<RabbyStart, RabbyAnswer, RabbyChange> = {
  globals: (start, window) => domGlobals(window, start?.hidden !== true),
  open,
}

function open(
  start: RabbyStart | undefined,
  window: PageWindow,
): RunningSide<RabbyAnswer, RabbyChange> {
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
  const { rabby } = window as unknown as { rabby: Page['provider'] }
  return {
    page: { provider: rabby, window },
    arm: background.arm,
    applyChange: ({ background: what }) => {
      if (what === 'tab is shown') return showTab()
      for (const push of what) background.push(push)
    },
    waitForIdle,
    close: () => channel.destroy(),
  }
}
