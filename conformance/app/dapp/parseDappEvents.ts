import { inspect } from 'node:util'
import { DappModuleError } from './dappErrors.ts'
import type { DappEvent } from './DappModule.ts'

const known = ['connecting', 'connect', 'change', 'disconnect', 'error', 'ended'] as const

/** Validates the events of a dapp. `source`: start of the message of the DappModuleError. */
export const parseDappEvents = (value: unknown, source: string): readonly DappEvent[] => {
  if (!Array.isArray(value))
    throw new DappModuleError(`${source} ${show(value)}: expected a list of events.`)
  const entries: readonly unknown[] = value
  entries.forEach((entry, index) => {
    const fault = faultOf(entry)
    if (fault !== undefined)
      throw new DappModuleError(`${source} as entry ${index + 1} ${show(entry)}: ${fault}.`)
  })
  return entries as readonly DappEvent[]
}

const faultOf = (entry: unknown): string | undefined => {
  if (typeof entry !== 'object' || entry === null) return 'expected an object'
  const { event, accounts, chainId, changed, error } = entry as { [key: string]: unknown }
  if (!(known as readonly unknown[]).includes(event))
    return `expected as its event one of ${known.join(', ')}`
  if (accounts !== undefined && !isListOf(accounts, 'string')) return 'its accounts are no list'
  if (chainId !== undefined && typeof chainId !== 'number') return 'its chainId is no number'
  if (changed !== undefined && !isListOf(changed, 'string')) return 'its changed is no list'
  if (error !== undefined && typeof (error as { class?: unknown } | null)?.class !== 'string')
    return 'its error has no class'
  return undefined
}

const isListOf = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === type)

const show = (value: unknown): string =>
  inspect(value, { breakLength: Infinity, depth: 1, maxArrayLength: 3, maxStringLength: 80 })
