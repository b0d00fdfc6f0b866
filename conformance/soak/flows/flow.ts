import type { PersonaName } from '@touchstone/harness'
import { mulberry32 } from '../../core/shuffle.ts'
import { drawCycle } from '../dapp/drawCycle.ts'
import { allMoves, initialState, type DappMove } from '../dapp/moves.ts'
import { parseMoves } from '../dapp/playMoves.ts'

/** Moves of a user with one wallet, from the first visit to the end of the connection. */
export type Flow = { persona: PersonaName; moves: readonly DappMove[] }

/** Personas of wallets that run in a page. */
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

/** Draws a number of flows from a seed, with each wallet in turn. */
export const drawFlows = (count: number, seed: number): readonly Flow[] => {
  const random = mulberry32(seed)
  return Array.from({ length: count }, (_, nth) => ({
    persona: inPage[nth % inPage.length]!,
    moves: drawCycle(allMoves, initialState, random),
  }))
}

/** Formats a flow as one line: the wallet, then the moves. */
export const formatFlow = ({ persona, moves }: Flow): string =>
  [persona, ...moves.map(({ name }) => name)].join(' ')

/** Parses a line. Returns undefined if a word is neither a wallet nor a move. */
export const parseFlow = (line: string): Flow | undefined => {
  const [name = '', ...words] = line.split(' ')
  const persona = inPage.find((one) => one === name)
  const moves = parseMoves(words)
  return persona && moves && moves.length > 0 ? { persona, moves } : undefined
}

/** Words that `--replay` accepts. */
export const knownWords = `${inPage.join(', ')}; ${allMoves.map(({ name }) => name).join(' ')}`
