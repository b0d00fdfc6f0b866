import type { DappMove, DappState } from './dappMoves.ts'

/** Returns random moves: until the app is connected, then one to four while connected, then one that disconnects. */
export const drawConnectionCycle = (
  moves: readonly DappMove[],
  from: DappState,
  random: () => number,
): readonly DappMove[] => {
  const cycle: DappMove[] = []
  let state = from
  const add = (fits: (move: DappMove) => boolean) => {
    const possible = moves.filter((move) => move.isPossible(state) && fits(move))
    const move = possible[Math.floor(random() * possible.length)]
    if (move === undefined) throw new Error('No move is possible here.')
    cycle.push(move)
    state = { ...state, ...move.next(state) }
  }
  while (!state.connected) add(() => true)
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) add((move) => !ends(move))
  add(ends)
  return cycle
}

const ends = ({ events }: DappMove): boolean => events.includes('disconnect')
