import { existsSync } from 'node:fs'
import { inspect } from 'node:util'
import { UsageError } from '../../core/UsageError.ts'
import { importUserModule } from '../../drivers/importUserModule.ts'
import type { DappModule } from './DappModule.ts'

/** Rejects unknown properties, because a misspelt function would have no effect. */
export const loadDappModule = async (file: string): Promise<DappModule> => {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  const loaded = await importUserModule(file).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${file} cannot be imported: ${why.replace(/\.$/, '')}.`)
  })
  const dapp = (loaded as { default?: Partial<DappModule> }).default
  const none = functionNames.filter(
    (name) => dapp?.[name] !== undefined && typeof dapp[name] !== 'function',
  )
  if (typeof dapp?.url !== 'string') throw new UsageError(`${file}: its default export has no url.`)
  if (typeof dapp.connect !== 'function')
    throw new UsageError(`${file}: its default export lacks the function connect.`)
  if (none.length > 0)
    throw new UsageError(`${file}: ${none.join(', ')} of its default export is no function.`)
  const unknown = Object.keys(dapp).filter((name) => !propertyNames.includes(name))
  if (unknown.length > 0)
    throw new UsageError(
      `${file}: the suite does not know ${unknown.join(', ')} of its default export. Known: ${propertyNames.join(', ')}.`,
    )
  if (dapp.chains !== undefined && !isChainList(dapp.chains))
    throw new UsageError(
      `${file}: chains of its default export has to be a list of at least two chain ids, each once, such as [8453, 1]. It is ${inspect(dapp.chains, { breakLength: Infinity })}.`,
    )
  return dapp as DappModule
}

const functionNames = [
  'setup',
  'events',
  'status',
  'switchTo',
  'addChain',
  'cancel',
  'disconnect',
] as const

const propertyNames: readonly string[] = ['url', 'chains', 'connect', ...functionNames]

const isChainList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 2 &&
  new Set(value).size === value.length &&
  value.every((one) => Number.isSafeInteger(one) && Number(one) > 0)
