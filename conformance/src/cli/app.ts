import type { Command } from 'commander'
import { UsageError } from '../engine/UsageError.ts'
import type { Exit } from './runCli.ts'

/** Registers `touchstone app`. */
export function addApp(program: Command, exit: Exit): void {
  program
    .command('app')
    .description('checks a dapp: every transition and every error of its connection')
    .action(() => {
      exit(2)
      throw new UsageError('"app" is not there yet.')
    })
}
