import { setTimeout } from 'node:timers/promises'
import type { DappPage, DappMove, DappState } from './dappMoves.ts'
import { readShownState, type ShownState } from './readShownState.ts'

/** Time limit in ms for the page to show the expected state. Long, because the machine may be busy. */
const timeout = 15_000

/**
 * Performs moves and returns the expected state after the last one. Throws a MoveError if a move fails, or the page
 * does not show the expected state after it.
 */
export const performMoves = async (
  dapp: DappPage,
  moves: readonly DappMove[],
  start: DappState,
): Promise<DappState> => {
  let state = start
  let { seq } = await dapp.page.evaluate(readShownState, 0)
  for (const move of moves) {
    if (!move.isPossible(state)) throw new MoveError(move.name, 'it cannot be made here')
    await move.play(dapp, state).catch((error: unknown) => {
      throw new MoveError(move.name, firstLine(error))
    })
    state = { ...state, ...move.next(state) }
    const shown = await waitForState(dapp, move, state, move.reloads ? 0 : seq)
    ;({ seq } = shown)
  }
  return state
}

export class MoveError extends Error {
  override name = 'MoveError'
  constructor(move: string, why: string) {
    super(`${move}: ${why}`)
  }
}

const waitForState = async (
  { page }: DappPage,
  { name, events }: DappMove,
  state: DappState,
  seq: number,
): Promise<ShownState> => {
  const wanted = describe({
    events,
    status: state.connected ? 'connected' : 'disconnected',
    ...(state.connected && { account: state.account, chainId: state.chainId }),
  })
  const until = performance.now() + timeout
  for (;;) {
    // While the page loads, it cannot be read: try again.
    const shown = await page.evaluate(readShownState, seq).catch(() => undefined)
    const seen = shown && describe(state.connected ? shown : { ...shown, account: '', chainId: 0 })
    if (shown && seen === wanted) return shown
    if (performance.now() > until)
      throw new MoveError(name, `${wanted} wanted, ${seen ?? 'no page'} seen`)
    await setTimeout(10)
  }
}

type Described = Pick<ShownState, 'events' | 'status'> & { account?: string; chainId?: number }

const describe = ({ events, status, account, chainId }: Described): string =>
  `[${events.join(', ')}] ${[status, ...(account ? [account, chainId] : [])].join(' ')}`

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
