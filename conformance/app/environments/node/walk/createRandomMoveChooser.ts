import { mulberry32 } from '../../../../core/mulberry32.ts'
import type { ChooseMove, PossibleMove } from './walkConnection.ts'

/** Returns a function that chooses at most `steps` random moves. The same seed gives the same walk. */
export const createRandomMoveChooser = (seed: number, steps: number): ChooseMove => {
  const random = mulberry32(seed)
  let made = 0
  return (possible) => {
    made += 1
    if (made > steps) return undefined
    // Choose the kind (the name before `:`) first, because some events have many variants.
    const kinds = Map.groupBy(possible, ({ name }) => name.split(':')[0] ?? name)
    const kind = draw([...kinds.values()], random, (options) => Math.max(...options.map(weightOf)))
    return kind && draw(kind, random, weightOf)?.name
  }
}

/** Most moves need a connection, so those that connect are likely and those that disconnect unlikely. */
const weightOf = ({ from, to }: PossibleMove): number => {
  if (from === 'D') return to === 'D' ? 1 : 20
  if (to === 'D') return 0.3
  return from === to ? 1 : 4
}

const draw = <Item>(
  items: readonly Item[],
  random: () => number,
  weigh: (item: Item) => number,
): Item | undefined => {
  let left = random() * items.reduce((sum, item) => sum + weigh(item), 0)
  return items.find((item) => (left -= weigh(item)) <= 0)
}
