import type { PageWallet } from '@touchstone/harness/playwright'
import type { Page } from '@playwright/test'
import type { AppPageObject } from '../../app/environments/page/AppPageObject.ts'
import { defaultChains } from '../../app/cells/AppChains.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import { accounts } from '../../app/cells/testAccounts.ts'

export type DappPage = {
  page: Page
  screen: AppPageObject
  wallet: PageWallet
  /** Name of the wallet's row in the app's dialog. */
  name: string
}

export type DappState = {
  connected: boolean
  /** The account that the wallet has selected. */
  account: string
  /** Chain of the wallet for the site. While connected, it is also the chain of the app. */
  chainId: number
  /** Number of switches that the user declined since the last approved one. */
  declined: number
}

export const initialState: DappState = {
  connected: false,
  account: accounts.a,
  chainId: defaultChains.home,
  declined: 0,
}

/** Action of the user in the app or in the wallet. */
export type DappMove = {
  /** Name of the move in the line for `--replay`. */
  name: string
  isPossible(state: DappState): boolean
  play(dapp: DappPage, state: DappState): Promise<unknown>
  next(state: DappState): Partial<DappState>
  /** Expected new log entries. A `change` includes what changed: `change.chain`. */
  events: readonly string[]
  /** Whether the move reloads the page, which empties the Activity log. */
  reloads?: true
}

const isConnected = ({ connected }: DappState) => connected
const isDisconnected = ({ connected }: DappState) => !connected
const same = () => ({})
const otherChain = ({ chainId }: DappState) =>
  chainId === defaultChains.home ? defaultChains.other : defaultChains.home
const otherAccount = ({ account }: DappState) => (account === accounts.a ? accounts.b : accounts.a)

export const allDappMoves: readonly DappMove[] = [
  {
    name: 'connect',
    isPossible: isDisconnected,
    play: async ({ screen, wallet, name }, state) => {
      // If the wallet is on another chain, the connect also switches it to the app's chain.
      const sent = state.chainId !== defaultChains.home && waitForEvent(wallet, 'chainChanged')
      await screen.connect(name)
      await sent
    },
    next: () => ({ connected: true, chainId: defaultChains.home }),
    events: ['connecting', 'connect'],
  },
  {
    name: 'decline-connect',
    isPossible: isDisconnected,
    play: async ({ screen, wallet, name }) => {
      wallet.when('eth_requestAccounts').once().reject()
      await screen.connect(name)
    },
    next: same,
    events: ['connecting', 'error'],
  },
  {
    name: 'switch',
    isPossible: isConnected,
    play: async ({ screen, wallet }, state) => {
      // MetaMask answers a switch before it emits `chainChanged`, which must not arrive during the
      // next move.
      const sent = waitForEvent(wallet, 'chainChanged')
      await screen.switchTo(otherChain(state))
      await sent
    },
    next: (state) => ({ chainId: otherChain(state), declined: 0 }),
    events: ['change.chain'],
  },
  {
    name: 'decline-switch',
    // MetaMask blocks a site for a minute after three declined switches in a row.
    isPossible: ({ connected, declined }) => connected && declined < 2,
    play: async ({ screen, wallet }, state) => {
      wallet.when('wallet_switchEthereumChain').once().reject()
      await screen.switchTo(otherChain(state))
    },
    next: ({ declined }) => ({ declined: declined + 1 }),
    events: ['error'],
  },
  {
    name: 'wallet-switch',
    isPossible: isConnected,
    play: ({ wallet }, state) => wallet.switchChain(otherChain(state)),
    next: (state) => ({ chainId: otherChain(state) }),
    events: ['change.chain'],
  },
  {
    name: 'wallet-account',
    isPossible: isConnected,
    play: ({ wallet }, state) => wallet.selectAccounts([otherAccount(state) as `0x${string}`]),
    next: (state) => ({ account: otherAccount(state) }),
    events: ['change.account'],
  },
  {
    name: 'wallet-revoke',
    isPossible: isConnected,
    play: ({ wallet }) => wallet.revoke(),
    // When MetaMask revokes a site's permission, the site gets the wallet's own chain again.
    next: () => ({ connected: false, chainId: defaultChains.home }),
    events: ['disconnect'],
  },
  {
    name: 'disconnect',
    isPossible: isConnected,
    play: ({ screen }) => screen.disconnect(),
    next: () => ({ connected: false }),
    events: ['disconnect'],
  },
  {
    name: 'reload',
    isPossible: isConnected,
    play: ({ page }) => page.reload(),
    next: same,
    events: ['connecting', 'connect'],
    reloads: true,
  },
]

/** Moves that keep the page, and with it the Activity log. */
export const dappMovesInPage = allDappMoves.filter(({ reloads }) => !reloads)

const waitForEvent = async (wallet: PageWallet, event: string): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<true>()
  const stop = wallet.subscribe((entry) => {
    if (entry.kind === 'event' && entry.event === event) resolve(true)
  })
  const isSent = await withTimeout(promise, 15_000, false)
  stop()
  if (!isSent) throw new Error(`The wallet sent no ${event} in 15 s.`)
}

/** Returns the moves with these names, or undefined if a name is unknown. */
export const parseMoves = (words: readonly string[]): readonly DappMove[] | undefined => {
  const moves = words.map((word) => allDappMoves.find(({ name }) => name === word))
  return moves.every((move) => move !== undefined) ? moves : undefined
}

/** Whether these moves can be made in this order in a fresh page. */
export const areMovesPossible = (moves: readonly DappMove[]): boolean => {
  let state = initialState
  return moves.every((move) => {
    const possible = move.isPossible(state)
    state = { ...state, ...move.next(state) }
    return possible
  })
}

export const describeImpossibleMoves = (line: string): string =>
  `--replay: "${line}" cannot be played from a fresh page. Begin with connect.`
