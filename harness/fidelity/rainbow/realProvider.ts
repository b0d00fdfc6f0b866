import { handleProviderRequest, RainbowProvider } from '@rainbow-me/provider'
import { toHex } from '../../src/wallet/hex.ts'
import { waitForIdle } from '../scenario/waitForIdle.ts'
import type { Page, PageWindow, Side, RunningSide } from '../scenario/comparisonSide.ts'
import { createBackground } from './scriptedBackground.ts'
import type { RainbowAnswer, RainbowChange, RainbowPush, RainbowStart } from './types.ts'

/**
 * Side of the comparison that runs the real `@rainbow-me/provider`, its page provider and its request handler,
 * with a scripted background process.
 */
export const realRainbow: Side<RainbowStart, RainbowAnswer, RainbowChange> = {
  globals: (_, window) => {
    Object.assign(window, { location: { href: 'https://dapp.example/' } })
    return {}
  },
  open,
}

function open(
  start: RainbowStart | undefined,
  window: PageWindow,
): RunningSide<RainbowAnswer, RainbowChange> {
  let emit: (event: string, ...args: unknown[]) => void = () => undefined
  // Does what the inpage script of the extension does: a message of the background process becomes an event,
  // and `chainChanged` has its own handler.
  const deliver = (push: RainbowPush) =>
    push.event === 'chainChanged'
      ? void provider.handleChainChanged(toHex(push.chainId))
      : emit(push.event, push.data)
  const background = createBackground(start, deliver)
  const provider = new RainbowProvider({
    providerRequestTransport: background.ports.providerRequestTransport,
    onConstruct: (made) => {
      emit = made.emit
    },
  })
  void handleProviderRequest(background.ports)
  return {
    page: { provider: provider as unknown as Page['provider'], window },
    arm: background.arm,
    applyChange: ({ session, pushes }) => {
      if (session !== undefined) background.become(session)
      for (const push of pushes) background.push(push)
    },
    waitForIdle,
    close: () => provider.removeAllListeners(),
  }
}
