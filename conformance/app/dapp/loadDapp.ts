import { existsSync } from 'node:fs'
import { importModule } from '../../drivers/importModule.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { DappModule } from './DappModule.ts'

/** @throws UsageError if the file does not exist or is not a dapp module */
export const loadDapp = async (file: string): Promise<DappModule> => {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  const loaded = await importModule(file).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${file} cannot be imported: ${why.replace(/\.$/, '')}.`)
  })
  const dapp = (loaded as { default?: Partial<DappModule> }).default
  const none = (['switchTo', 'disconnect', 'events'] as const).filter(
    (name) => dapp?.[name] !== undefined && typeof dapp[name] !== 'function',
  )
  if (typeof dapp?.url !== 'string') throw new UsageError(`${file}: its default export has no url.`)
  if (typeof dapp.connect !== 'function')
    throw new UsageError(`${file}: its default export lacks the function connect.`)
  if (none.length > 0)
    throw new UsageError(`${file}: ${none.join(', ')} of its default export is no function.`)
  return dapp as DappModule
}
