import picomatch from 'picomatch'
import { defaultChains } from './cells/AppChains.ts'
import { cells, type AppCell } from './cells/cells.ts'
import { selectPageVariants } from './selectPageVariants.ts'
import { cutsNetwork } from './environments/extension/whyImpossible.ts'

/** The profile `network` has only cells that cut the network of a real wallet. */
export const selectCells = (only: string | undefined, profile?: string): readonly AppCell[] => {
  const fits = only === undefined ? () => true : picomatch(only)
  const fitting = cells.filter(({ id }) => fits(id))
  if (profile !== 'network') return fitting
  return fitting.filter((cell) =>
    selectPageVariants(cell.variants(defaultChains)).some(cutsNetwork),
  )
}
