import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAtomically } from './writeAtomically.ts'

/** A folder with a file `run.json` that holds `old`. */
function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-write-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'run.json')
  writeFileSync(file, 'old')
  return { folder, file }
}

test('a reader that has the file open keeps the whole old text', () => {
  const { file } = setUp()
  const reader = openSync(file, 'r')
  onTestFinished(() => closeSync(reader))

  writeAtomically(file, 'new')

  expect([readFileSync(reader, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['old', 'new'])
})

test('a disk that fills up costs neither the old text nor space for a draft', () => {
  const { folder, file } = setUp()
  const module = JSON.stringify(new URL('writeAtomically.ts', import.meta.url).href)
  const write = `import { writeAtomically } from ${module}; writeAtomically(process.argv[1], 'x'.repeat(1e5))`
  // No file may grow beyond one block; without the trap the signal would end the process first.
  const limited = `trap '' XFSZ; ulimit -f 1; exec "$0" --input-type=module -e "$1" "$2"`

  const { stderr } = spawnSync('sh', ['-c', limited, process.execPath, write, file])

  expect(String(stderr)).toContain('EFBIG')
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['old', ['run.json']])
})

test('a link stays a link, and the file that it names gets the text', () => {
  const { folder, file } = setUp()
  const link = join(folder, 'link.json')
  symlinkSync(file, link)

  writeAtomically(link, 'new')

  expect([readlinkSync(link), readFileSync(file, 'utf8')]).toEqual([file, 'new'])
})

test('the file keeps its permissions', () => {
  const { file } = setUp()
  rmSync(file)
  writeFileSync(file, 'old', { mode: 0o600 })

  writeAtomically(file, 'new')

  expect(statSync(file).mode & 0o777).toBe(0o600)
})
