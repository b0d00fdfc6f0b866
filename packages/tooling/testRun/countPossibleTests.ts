import { existsSync } from 'node:fs'
import path from 'node:path'
import { importFromRoot } from './importFromRoot.ts'
import { cli } from './runSuite.ts'
import type { StepContext } from './Step.ts'

/** Returns the number of checks in the catalogue, or 1 if the CLI cannot list them. */
export async function countChecks({ root, command }: StepContext): Promise<number> {
  if (!existsSync(path.join(root, cli))) return 1
  const { exit, stdout } = await command('node', [cli, 'list', '--json'])
  const list: unknown = exit === 0 ? JSON.parse(stdout) : undefined
  return Array.isArray(list) ? list.length : 1
}

/** Returns the number of cells that can run on the wallet of a driver, or 1 if their list is missing. */
export async function countCells(root: string, driver: string): Promise<number> {
  const list = 'conformance/app/environments/extension/whyImpossible.ts'
  if (!existsSync(path.join(root, list))) return 1
  const { possibleCells } = (await importFromRoot(root, list)) as {
    possibleCells(wallet: unknown): readonly unknown[]
  }
  const facts = `conformance/drivers/extension/${driver}/appSuiteFacts.ts`
  const { appSuiteFacts } = (await importFromRoot(root, facts)) as { appSuiteFacts: unknown }
  return possibleCells(appSuiteFacts).length
}
