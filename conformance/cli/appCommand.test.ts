import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runTouchstone } from './testing/runTouchstone.ts'

const node = ['app', '--wallet', 'standard', '--in', 'node']
const real = ['app', '--wallet', 'metamask-extension']

describe('an option that would have no effect exits with 2 and one line', () => {
  test.each([
    [[...real, '--dapp', 'x.ts'], 'leave --dapp out'],
    [[...real, '--url', 'http://127.0.0.1:1/'], 'leave --url out'],
    [[...real, '--in', 'node'], 'leave --in node out'],
    [['app', '--wallet', 'rabby-extension', '--dapp', 'x.ts'], 'leave --dapp out'],
    [['app', '--wallet', 'rainbow-extension', '--metamask', '13.36.0'], 'add it'],
    [[...node, '--extension', 'x'], '--extension names a build of a real wallet: add --wallet'],
    [
      ['app', '--wallet', 'rabby-extension', '--profile', 'network'],
      'for real extensions that report a lost network',
    ],
    [[...node, '--dapp', 'x.ts'], '--dapp: only for --in page'],
    [
      ['app', '--wallet', 'standard', '--url', 'localhost:1'],
      '"localhost:1" is no address of a page: it has to begin with http:// or https://.',
    ],
    [
      ['app', '--wallet', 'standard', '--url', 'http://127.0.0.1:1/'],
      'http://127.0.0.1:1/ does not answer: serve the page there first, or say with --url where it is.',
    ],
    [[...node, '--headed'], '--headed: only for --in page'],
    [[...node, '--profile', 'network'], 'The profile network is for real extensions'],
    [[...real, '--profile', 'network', '--only', 'app.w.*'], 'No cell fits --only app.w.*'],
    [[...node, '--profile', 'bogus'], 'There is no profile "bogus". Known: 5792, core'],
    [[...node, '--timeout', '0'], '--timeout wants at least 1 ms'],
    [[...node, '--walk', '0'], '--walk wants at least one walk'],
    [[...node, '--walk', 'connect aprove'], '"aprove" is no move. Known: accounts:a'],
    [
      [...node, '--walk', ''],
      '--walk wants a number of walks, or a line of moves. Known: accounts:a',
    ],
    [[...node, '--walk', '2', '--json', 'x.json'], '--walk knows nothing of --json'],
    [[...node, '--walk', '2', '--profile', 'bogus'], '--walk knows nothing of --profile'],
    [['mutants', '--of', 'product', '--only', 'nope-*'], 'no mutant "nope-*" of the product'],
  ])('%j', async (args, words) => {
    const { code, stderr, stdout } = await runTouchstone(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

test('--only selects mutants of the product by a glob', async () => {
  const { code, last } = await runTouchstone(['mutants', '--of', 'product', '--only', 'no-*'])
  expect([code, last]).toEqual([0, 'mutants: 4/4 caught'])
})

test('a dapp module without its functions fails with one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-app-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'dapp.mjs')
  writeFileSync(file, "export default { url: 'http://127.0.0.1:9/', connect: 'Connect' }")
  const { code, stderr } = await runTouchstone(['app', '--wallet', 'standard', '--dapp', file])
  expect([code, stderr]).toEqual([
    2,
    `touchstone: ${file}: its default export lacks the function connect.\n`,
  ])
})
