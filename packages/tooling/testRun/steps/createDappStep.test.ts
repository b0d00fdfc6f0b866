import { expect, test } from 'vitest'
import { createStepContext } from '../fixtures/createStepContext.ts'
import type { CommandResult } from '../Step.ts'
import { createDappStep } from './createDappStep.ts'

const passed: CommandResult = { exit: 0, stdout: '', output: '' }

test('installs a dapp with its own lockfile, then runs the suite on it', async () => {
  const { commands, result } = await run({ lockfile: true, results: {} })

  expect(commands).toEqual(['pnpm', 'node'])
  expect(result).toMatchObject({ passed: 1, failed: 0, skipped: [] })
})

test('installs nothing for a dapp of the workspace', async () => {
  const { commands } = await run({ lockfile: false, results: {} })

  expect(commands).toEqual(['node'])
})

test('is skipped by name if the registry is out of reach', async () => {
  const offline = failed('[ERR_PNPM_META_FETCH_FAIL] request to https://registry.npmjs.org failed')
  const { commands, result } = await run({ lockfile: true, results: { pnpm: offline } })

  expect(commands).toEqual(['pnpm'])
  expect(result).toMatchObject({ passed: 0, failed: 0, skipped: [{ name: 'a dapp', count: 1 }] })
})

test('fails if the lockfile is outdated', async () => {
  const outdated = failed('[ERR_PNPM_OUTDATED_LOCKFILE] Cannot install with "frozen-lockfile"')
  const { result } = await run({ lockfile: true, results: { pnpm: outdated } })

  expect(result).toMatchObject({
    failed: 1,
    skipped: [],
    failures: [expect.stringContaining('ERR_PNPM_OUTDATED_LOCKFILE')],
  })
})

test('fails with the end of the output if the suite finds something unexpected', async () => {
  const { result } = await run({ lockfile: true, results: { node: failed('1 unexpected') } })

  expect(result).toMatchObject({ failed: 1, failures: ['dapp: 1 unexpected'] })
})

function failed(output: string): CommandResult {
  return { exit: 1, stdout: '', output }
}

/**
 * Runs the step in a repository with at most the dapp's lockfile. `results` are the results of programs; a program
 * without one passes.
 */
async function run(options: { lockfile: boolean; results: { [program: string]: CommandResult } }) {
  const files = options.lockfile ? { 'conformance/examples/dapp/pnpm-lock.yaml': '' } : {}
  const commands: string[] = []
  const context = createStepContext(files, async (program) => {
    commands.push(program)
    return options.results[program] ?? passed
  })
  return { commands, result: await createDappStep('a dapp', 'dapp').run(context) }
}
