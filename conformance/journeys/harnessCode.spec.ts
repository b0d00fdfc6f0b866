import { expect, test } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { buildFolder } from '../app/environments/page/serveBuiltApp.ts'
import { filesOf, findHarnessCode, harnessMarks } from './findHarnessCode.ts'

test('the built app contains no code of the harness', () => {
  const files = filesOf(buildFolder)
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  // Every script needs a source map, because the map names each bundled module, and minified code
  // may hide them.
  for (const script of scripts.filter((name) => !isReexport(files, name)))
    expect(files.map(({ name }) => name)).toContain(`${script}.map`)
  expect(findHarnessCode(files)).toEqual([])
})

test('the search finds the harness in its own sources', () => {
  const harness = fileURLToPath(new URL('../../harness/src', import.meta.url))
  const found = findHarnessCode(filesOf(harness))
  for (const mark of ['dev.touchstone.standard', 'A wallet cannot be made of this'])
    expect(found.some((line) => line.endsWith(mark))).toBe(true)
  expect(findHarnessCode([{ name: 'a.js', text: `const x="${harnessMarks[1]}"` }])).toEqual([
    `a.js: ${harnessMarks[1]}`,
  ])
})

/** Whether a script only re-exports another script. Such a script needs no source map. */
const isReexport = (files: ReturnType<typeof filesOf>, script: string): boolean =>
  /^(import\{[^{}]*\}from"[^"]*";)?export\{[^{}]*\}(from"[^"]*")?;?\s*$/.test(
    files.find(({ name }) => name === script)?.text ?? '',
  )
