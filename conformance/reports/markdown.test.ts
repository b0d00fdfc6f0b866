import { expect, test } from 'vitest'
import { markdownText } from './markdown.ts'
import { fakeRun, result } from './testing/fakeRun.ts'

test('begins with the verdict, and escapes texts of the wallet', () => {
  const run = fakeRun([
    result('a.one', 'pass'),
    result('a.two', 'fail', { rootCause: 'a.two', message: '<b>|`@me`\n[x](https://x.example)' }),
  ])
  expect(markdownText(run)).toMatchInlineSnapshot(`
    "## x against core

    ❌ **Not conformant to core: 1 of 2 MUST that apply do not hold or could not be checked (1 root cause).**

    | level | pass | fail |
    | --- | --: | --: |
    | MUST | 1 | 1 |

    ### Root causes (1)

    - \`a.two\`: 1 check

    ### Unexpected

    - \`a.two\` (MUST): fail. &#60;b&#62;&#124;&#96;&#64;me&#96; &#91;x&#93;(https&#58;//x.example)

    Repeat: \`touchstone check --persona x --seed 1\`

    <sub>2026-03-01T10:00:00.000Z, catalogue sha256-0, suite 0.0.0</sub>
    "
  `)
})

test('a run without checks is not conformant', () => {
  expect(markdownText(fakeRun([]))).toContain('❌ **No check was run: this run says nothing.**')
})

test('a run in which no check applies is not conformant', () => {
  expect(markdownText(fakeRun([result('a.one', 'not-applicable')]))).toContain(
    '❌ **No check applies: this run says nothing.**',
  )
})

test('a part of a run is not called conformant', () => {
  const run = fakeRun([result('a.one', 'pass')])
  expect(markdownText({ ...run, run: { ...run.run, only: 'a.*' } })).toContain(
    'A part of all checks: 1 of 1 MUST',
  )
})
