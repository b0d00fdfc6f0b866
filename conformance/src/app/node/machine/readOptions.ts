import { parseArgs } from 'node:util'
import { personas, type PersonaName } from '@touchstone/harness'
import { whole } from '../../../cli/options.ts'
import { UsageError } from '../../../engine/UsageError.ts'

const nine: readonly PersonaName[] = [
  ...(['standard', 'metamask', 'rabby', 'gate', 'tokenpocket'] as const),
  ...(['walletconnect', 'bitget', 'rainbow', 'binance'] as const),
]

/**
 * What the long walk is asked for.
 *
 * @throws UsageError where it cannot be done.
 */
export const readOptions = (args: readonly string[]) => {
  const { steps, seed, wallet } = parse(args)
  const strange = wallet?.find((name) => !Object.hasOwn(personas, name))
  if (strange !== undefined)
    throw new UsageError(
      `There is no persona "${strange}". Known: ${Object.keys(personas).join(', ')}.`,
    )
  const count = whole(steps, 'steps')
  if (count === 0) throw new UsageError('--steps wants at least one step.')
  return { steps: count, seed: whole(seed, 'seed'), names: (wallet as PersonaName[]) ?? nine }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        steps: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '1' },
        wallet: { type: 'string', multiple: true },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
