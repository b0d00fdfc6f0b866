import type { Command } from 'commander'
import type { CheckMeta } from '../../core/defineCheck.ts'
import { catalogueEntry } from '../../wallet/catalogueEntry.ts'
import type { SetExitCode } from '../SetExitCode.ts'

/** Registers `touchstone list`. */
export function addList(program: Command, setExitCode: SetExitCode): void {
  program
    .command('list')
    .description('prints the catalogue')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { walletChecks } = await import('../../wallet/checks/index.ts')
      const checks = [...walletChecks.values()]
      const rows = checks.map((check) => ({ ...catalogueEntry(check), implemented: true }))
      if (json) process.stdout.write(`${JSON.stringify(rows, undefined, 1)}\n`)
      else for (const check of checks) process.stdout.write(`${line(check)}\n`)
      setExitCode(0)
    })
}

const line = ({ id, level, title }: CheckMeta) => `${id.padEnd(44)} ${level.padEnd(10)} ${title}`
