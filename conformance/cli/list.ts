import type { Command } from 'commander'
import type { Exit } from './runCli.ts'

/** Registers `touchstone list`. */
export function addList(program: Command, exit: Exit): void {
  program
    .command('list')
    .description('prints the catalogue')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { cards } = await import('../core/check.ts')
      const { walletChecks } = await import('../wallet/checks/index.ts')
      const rows = [...cards.values()].map((card) => ({
        ...card,
        implemented: walletChecks.has(card.id),
      }))
      if (json) process.stdout.write(`${JSON.stringify(rows, undefined, 1)}\n`)
      else for (const row of rows) process.stdout.write(`${line(row)}\n`)
      exit(0)
    })
}

const line = ({
  id,
  level,
  implemented,
  expect,
}: {
  id: string
  level: string
  implemented: boolean
  expect: string
}) => `${id.padEnd(44)} ${level.padEnd(10)} ${implemented ? ' ' : '-'} ${expect}`
