import type { PersonaName } from '@touchstone/harness'
import { mulberry32 } from '../../core/mulberry32.ts'
import { drawConnectionCycle } from '../dapp/drawConnectionCycle.ts'
import { allDappMoves, initialState, parseMoves, type DappMove } from '../dapp/dappMoves.ts'

/** Moves of a user with one wallet, from the first visit of the app on. */
export type Flow = { persona: PersonaName; moves: readonly DappMove[] }

/** Personas that inject a provider into the page. Flows use them in turn. */
const inPage: readonly PersonaName[] = [
  'metamask',
  'rabby',
  'gate',
  'tokenpocket',
  'bitget',
  'rainbow',
  'binance',
  'standard',
]

/** The same seed gives the same flows. */
export const drawFlows = (count: number, seed: number): readonly Flow[] => {
  const random = mulberry32(seed)
  return Array.from({ length: count }, (_, nth) => ({
    persona: inPage[nth % inPage.length]!,
    moves: drawConnectionCycle(allDappMoves, initialState, random),
  }))
}

/** Formats a flow as one line: the persona, then the moves. */
export const formatFlow = ({ persona, moves }: Flow): string =>
  [persona, ...moves.map(({ name }) => name)].join(' ')

/** Returns undefined if the line is not a persona of `inPage` with at least one known move. */
export const parseFlow = (line: string): Flow | undefined => {
  const [name = '', ...words] = line.split(' ')
  const persona = inPage.find((one) => one === name)
  const moves = parseMoves(words)
  return persona && moves && moves.length > 0 ? { persona, moves } : undefined
}

/** Personas and moves that `--replay` accepts, for error messages. */
export const knownWords = `${inPage.join(', ')}; ${allDappMoves.map(({ name }) => name).join(' ')}`
