import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createStepContext } from '../fixtures/createStepContext.ts'
import type { CommandResult, StepContext } from '../Step.ts'
import { emptyResult } from '../stepResult.ts'
import { createRealWalletStep } from './createRealWalletStep.ts'

const metamask = createRealWalletStep('metamask')
const noMetaMask =
  'there is no build of MetaMask here (conformance/metamask/README.md says how to have one)'
const noBee =
  'there is no build of it here (conformance/docs/running-checks.md says how to have one)'

test.each([
  ['bee', 'real bee', noBee, false],
  ['bee', 'real bee', noBee, true],
  ['metamask', 'real MetaMask', noMetaMask, false],
])(
  'skips all checks and cells of %s when the build is missing',
  async (driver, name, reason, realWallets) => {
    const { context, asked } = setUp({ driver, build: false })

    expect(await createRealWalletStep(driver).run({ ...context, realWallets })).toEqual({
      ...emptyResult,
      skipped: [
        { name: `${name}: checks`, reason, count: 3 },
        { name: `${name}: cells of the app`, reason, count: 2 },
      ],
    })
    expect(asked).toEqual(['list --json'])
  },
)

test('fails when a required build of MetaMask is missing', async () => {
  const { context } = setUp({ driver: 'metamask', build: false })

  expect(await metamask.run({ ...context, requireMetaMask: true })).toMatchObject({
    failed: 1,
    failures: [`real MetaMask: ${noMetaMask}`],
  })
})

test('skips a build that npm test does not drive', async () => {
  const { context } = setUp({ driver: 'metamask', build: true })

  expect(await metamask.run({ ...context, requireMetaMask: true })).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: Array(2).fill({ reason: 'a build is here; npm run test:all drives it' }),
  })
})

test.each([
  ['bee', true],
  ['metamask', true],
  ['metamask', false],
])('runs every check and every cell on %s, which check may download', async (driver, build) => {
  const { context, asked } = setUp({ driver, build })

  expect(await createRealWalletStep(driver).run({ ...context, realWallets: true })).toMatchObject({
    passed: 2,
    skipped: [],
  })
  expect(asked).toEqual([
    expect.stringMatching(`^check --driver ${driver} --profile all `),
    expect.stringMatching(`^app --wallet ${driver}-extension `),
  ])
})

const refusal = { exit: 2, stdout: '', output: 'touchstone: no build could be downloaded\n' }

test('skips with the message of the command when the download fails', async () => {
  const { context } = setUp({ driver: 'metamask', build: false, refusal })

  expect(await metamask.run({ ...context, realWallets: true })).toMatchObject({
    failed: 0,
    skipped: Array(2).fill({ reason: 'no build could be downloaded' }),
  })
})

test('fails when a required build cannot be downloaded', async () => {
  const { context } = setUp({ driver: 'metamask', build: false, refusal })
  const required = { ...context, realWallets: true, requireMetaMask: true }

  expect(await metamask.run(required)).toMatchObject({
    failed: 1,
    failures: ['real MetaMask: no build could be downloaded'],
  })
})

test('fails when the command rejects an existing build', async () => {
  const { context } = setUp({ driver: 'metamask', build: true, refusal })

  expect(await metamask.run({ ...context, realWallets: true })).toMatchObject({
    failed: 2,
    skipped: [],
  })
})

// Node imports the suite's own modules here, which takes seconds on a busy machine.
test.each(['metamask', 'rabby', 'rainbow'])(
  'counts the cells of the driver %s',
  { timeout: 30_000 },
  async (driver) => {
    const { context } = setUp({ driver, build: false })
    const root = fileURLToPath(new URL('../../../../', import.meta.url))

    const { skipped } = await createRealWalletStep(driver).run({ ...context, root })
    expect(skipped[1]!.count).toBeGreaterThan(20)
  },
)

/**
 * Creates a context with a driver, two cells, and a CLI that lists three checks and passes one. `refusal` is the result
 * of each other run of the CLI.
 */
function setUp({
  driver,
  build,
  refusal,
}: {
  driver: string
  build: boolean
  refusal?: CommandResult
}) {
  const drivers = 'conformance/drivers/extension'
  const files = {
    [`${drivers}/walletRegistry.ts`]: `export const extensionWallets = { ${driver}: async () => ({ builds: 7, appSuiteFacts: {} }) }`,
    [`${drivers}/findBuild.ts`]: `export const findLocalBuild = (builds) => ${build} && builds === 7 ? {} : undefined`,
    'conformance/app/environments/extension/whyImpossible.ts':
      'export const possibleCells = () => [1, 2]',
  }
  const asked: string[] = []
  const context: StepContext = createStepContext(files, async (_, args) => {
    asked.push(args.slice(1).join(' '))
    if (args[1] === 'list') return { exit: 0, stdout: '[1,2,3]', output: '' }
    if (refusal) return refusal
    const file = args[args.indexOf('--json') + 1]!
    const results = [{ id: 'a', level: 'MUST', status: 'pass' }]
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ results }))
    return { exit: 0, stdout: '', output: '' }
  })
  return { context, asked }
}
