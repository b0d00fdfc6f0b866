import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import type { Page, PageWindow, Side, RunningSide } from '../scenario/comparisonSide.ts'
import { waitForIdle } from '../scenario/waitForIdle.ts'
import { createBackground } from './scriptedBackground.ts'
import type { MetaMaskAnswer, MetaMaskChange, MetaMaskStart } from './types.ts'

const providerInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'MetaMask',
  icon: 'data:image/svg+xml;base64,',
  rdns: 'io.metamask',
} as const

/**
 * Side of the comparison that runs the real `@metamask/providers`, on a stream to a scripted background
 * process.
 */
export const realMetaMask: Side<MetaMaskStart, MetaMaskAnswer, MetaMaskChange> = { open }

function open(
  start: MetaMaskStart | undefined,
  window: PageWindow,
): RunningSide<MetaMaskAnswer, MetaMaskChange> {
  const background = createBackground(start?.background)
  if (start?.taken) takeEthereum(window)
  const provider = initializeProvider({
    connectionStream: background.stream,
    logger: console,
    shouldSendMetadata: false,
    shouldSetOnWindow: start?.announced === true,
    ...(start?.announced === true && { providerInfo }),
  })
  return {
    // The cast is needed because the class declares its members as private, but a page reads them by name.
    page: { provider: provider as unknown as Page['provider'], window },
    arm: background.arm,
    applyChange: ({ background: what }) => {
      if (what === 'answers its state') return background.answerState()
      for (const message of what) background.send(message)
    },
    waitForIdle,
    close: () => background.stream.destroy(),
  }
}

/** Puts another wallet at `window.ethereum` and makes the property read-only. */
export const takeEthereum = (window: PageWindow): void => {
  Object.defineProperty(window, 'ethereum', { value: { isOther: true }, writable: false })
}
