import { inspect } from 'node:util'
import { stateNames } from '../cells/transitionTable.ts'
import { DappError } from './DappError.ts'

const known = Object.values(stateNames)

/**
 * Validates what the function `status` of a dapp module returned.
 *
 * @throws DappError if it is no status of the transition table
 */
export const parseStatus = (value: unknown): string => {
  const status = known.find((name) => name === value)
  if (status !== undefined) return status
  throw new DappError(
    `the dapp module's status() returned ${inspect(value, { breakLength: Infinity, depth: 0 })}: expected one of ${known.join(', ')}.`,
  )
}
