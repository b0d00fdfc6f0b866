import { createRequire } from 'node:module'
import type { Duplex } from 'node:stream'
import { quiet } from '../scenario/waitForIdle.ts'
import type { Page, PageWindow, Side, World } from '../scenario/environment.ts'
import { createBackground } from './background.ts'
import { domGlobals, showTab } from './dom.ts'
import type { Answer, Happening, Start } from './types.ts'

const require = createRequire(import.meta.url)
const entry = require.resolve('@rabby-wallet/page-provider')

type ChannelClass = new (ends: { name: string; target: string }) => Duplex

/**
 * Side that runs the real `@rabby-wallet/page-provider`, evaluated for each scenario, over a scripted
 * channel.
 */
export const realRabby: Side<Start, Answer, Happening> = {
  globals: (start, window) => domGlobals(window, start?.hidden !== true),
  open,
}

function open(start: Start | undefined, window: PageWindow): World<Answer, Happening> {
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
    happen: ({ background: what }) => {
      if (what === 'tab is shown') return showTab()
      for (const push of what) background.push(push)
    },
    quiet,
    close: () => channel.destroy(),
  }
}
