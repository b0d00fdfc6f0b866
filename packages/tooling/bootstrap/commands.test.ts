import { expect, test } from 'vitest'
import { parseCommand } from './commands.mjs'

test.each([
  [['frobnicate'], /Unknown command "frobnicate"\. There are: start, test, /],
  [[], /Unknown command ""/],
  [['toString'], /Unknown command "toString"/],
  [['start', '--port', 'http'], /--port must be a number from 0 to 65535, not "http"/],
  [['start', '--port', '70000'], /not "70000"/],
  [['start', '--port'], /not ""/],
  [['start', '--prot', '1'], /does not know "--prot"/],
  [['test', '--all'], /does not know "--all": it takes --require-metamask, --all-journeys/],
  [['test:all', '--all-journeys'], /it takes --require-metamask\.$/],
  [['bench', 'speed'], /No benchmarks "speed"/],
  [['build', '--watch'], /takes no arguments/],
  [['new:check'], /GROUP\/ID/],
  [['new:check', '../../etc'], /GROUP\/ID/],
])('rejects %j with one line', (argv, sentence) => {
  const refusal = thrownBy(() => parseCommand(argv, {}))

  expect(refusal).toMatch(sentence)
  expect(refusal).not.toContain('\n')
})

test('takes the port from --port, then PORT, then 5173', () => {
  const ports = [
    parseCommand(['start', '--port=4000'], { PORT: '3000' }),
    parseCommand(['start', '--port', '4000'], {}),
    parseCommand(['start'], { PORT: '3000' }),
    parseCommand(['start'], {}),
  ].map((command) => command.args[1])

  expect(ports).toEqual(['4000', '4000', '3000', '5173'])
})

test('names PORT when its value is invalid', () => {
  expect(thrownBy(() => parseCommand(['start'], { PORT: 'auto' }))).toMatch(/^PORT must be/)
})

test.each([
  [['conformance', 'check', '--persona', 'standard'], false],
  [['conformance', 'app', '--wallet', 'standard', '--in', 'node'], false],
  [['conformance', 'app', '--help'], false],
  [['conformance', 'app', '--wallet', 'standard'], true],
  [['conformance', 'mutants', '--in', 'page'], true],
  [['conformance', 'check', '--extension', 'dist'], true],
  [['conformance', 'check', '--driver', 'metamask'], true],
  [['conformance', 'check', '--driver=metamask'], true],
  [['conformance', 'record', '--driver', 'metamask'], true],
  [['conformance', 'certify', 'metamask'], false],
  [['conformance', 'mutants'], false],
  [['conformance', 'check', '--url'], false],
  [['start'], false],
  [['test'], true],
  [['soak'], true],
  [['soak', '--seed', '2'], true],
  [['soak', 'walks', 'malformed'], false],
  [['soak', 'walks', 'flows'], true],
])('%j needs a browser: %s', (argv, browser) => {
  expect(parseCommand(argv, {}).browser).toBe(browser)
})

test.each([
  [['conformance', 'check', '--provider', 'x.ts', '--sandbox'], true],
  [['conformance', 'check', '--provider', 'x.ts'], false],
  [['test'], true],
  [['start'], false],
])('%j needs a sandbox: %s', (argv, sandbox) => {
  expect(parseCommand(argv, {}).sandbox ?? false).toBe(sandbox)
})

test('passes arguments to the suite unchanged', () => {
  expect(parseCommand(['conformance', 'check', '--persona', 'x y'], {}).args).toEqual([
    'check',
    '--persona',
    'x y',
  ])
})

function thrownBy(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing was thrown'
}
