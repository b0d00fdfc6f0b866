import { readFileSync } from 'node:fs'
import { readRecordings, recordedBuildFor } from '@touchstone/harness/fidelity'
import { expect, test } from 'vitest'
import { cells } from '../app/cells/cells.ts'
import { stateLetters, rows } from '../app/cells/transitionTable.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { inProfile } from '../core/profiles.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const checks = [...walletChecks.values()]
const countRecordings = (wallet: string, version: string) =>
  Object.keys(readRecordings(recordedBuildFor(wallet, version))).length
const recordings = countRecordings('metamask', '13.13.1')
const newest = countRecordings('metamask', '13.36.0')
const ofRabby = countRecordings('rabby', '0.93.34')
const ofRainbow = countRecordings('rainbow', '1.6.9')
const firstSession = Object.keys(
  JSON.parse(read('harness/recordings/metamask-13.13.1.json')) as object,
).length
const core = inProfile(checks, 'core').length

/** Figures in Markdown pages: a pattern that captures them, and the values that the data has. */
const figuresByPage: [page: string, words: RegExp, figures: number[]][] = [
  ['README.md', /the table of (\d+) transitions/, [cells.length]],
  ['conformance/docs/running-checks.md', /all (\d+) cells/, [cells.length]],
  [
    'packages/connect/README.md',
    /(\d+) stimuli in (\d+) states/,
    [rows.length, stateLetters.length],
  ],
  [
    'conformance/spec/transitions.md',
    /(\d+) stimuli x (\d+) states, (\d+) cells/,
    [rows.length, stateLetters.length, cells.length],
  ],
  ['conformance/docs/checks/README.md', /The (\d+) checks/, [checks.length]],
  ['docs/commands.md', /check: (\d+) pass, .* 1 not-applicable/, [core - 1]],
  [
    'harness/README.md',
    /: (\d+) of MetaMask 13\.13\.1 and (\d+) of\s13\.36\.0, (\d+) of Rabby .* and (\d+) of Rainbow/,
    [recordings, newest, ofRabby, ofRainbow],
  ],
  [
    'harness/discoveries/README.md',
    new RegExp(Array(4).fill('\\| (\\d+) recordings').join('[^]*?')),
    [recordings, newest, ofRabby, ofRainbow],
  ],
  ['harness/discoveries/metamask-13.13.1.md', /the (\d+) recordings/, [recordings]],
  ['harness/discoveries/metamask-13.36.0.md', /the (\d+) recordings/, [newest]],
  ['harness/discoveries/rabby-0.93.34.md', /the (\d+) recordings/, [ofRabby]],
  ['harness/discoveries/rainbow-1.6.9.md', /the (\d+) recordings/, [ofRainbow]],
  ['harness/recordings/README.md', /holds (\d+) recordings/, [firstSession]],
]

test.each(figuresByPage)('%s has current figures in %s', (page, words, figures) => {
  const [, ...found] = words.exec(read(page)) ?? []
  expect(found.map(Number)).toEqual(figures)
})

test('the result counts of each example add up to the core profile', () => {
  const runs = [
    ...read('conformance/examples/README.md').matchAll(/\| (\d+ pass, .*?) *\|$/gm),
  ].map(([, counts = '']) =>
    [...counts.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
  )
  expect(runs, 'conformance/examples/README.md: run each example and update its row').toEqual([
    core,
    core,
    core,
  ])
})
