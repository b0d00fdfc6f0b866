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

/** Creates a folder with a file `run.json` that contains the text `old`. */
function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-write-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'run.json')
  writeFileSync(file, 'old')
  return { folder, file }
}

test('keeps the old text for a reader that has the file open', () => {
  const { file } = setUp()
  const reader = openSync(file, 'r')
  onTestFinished(() => closeSync(reader))

  writeAtomically(file, 'new')

  expect([readFileSync(reader, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['old', 'new'])
})

test('keeps the old text and removes the draft when the disk is full', () => {
  const { folder, file } = setUp()
  const module = JSON.stringify(new URL('writeAtomically.ts', import.meta.url).href)
  const write = `import { writeAtomically } from ${module}; writeAtomically(process.argv[1], 'x'.repeat(1e5))`
  // The shell limits files to one block of 512 or 1024 bytes, less than the text. Without the trap, the signal
  // SIGXFSZ would end the process.
  const limited = `trap '' XFSZ; ulimit -f 1; exec "$0" --input-type=module -e "$1" "$2"`

  const { stderr } = spawnSync('sh', ['-c', limited, process.execPath, write, file])

  expect(String(stderr)).toContain('EFBIG')
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['old', ['run.json']])
})

test('writes to the target of a symbolic link', () => {
  const { folder, file } = setUp()
  const link = join(folder, 'link.json')
  symlinkSync(file, link)

  writeAtomically(link, 'new')

  expect([readlinkSync(link), readFileSync(file, 'utf8')]).toEqual([file, 'new'])
})

test('keeps the permissions of the file', () => {
  const { file } = setUp()
  rmSync(file)
  writeFileSync(file, 'old', { mode: 0o600 })

  writeAtomically(file, 'new')

  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('does not follow a symbolic link at the name of the draft', () => {
  const { folder, file } = setUp()
  const other = join(folder, 'other')
  writeFileSync(other, 'of somebody else')
  symlinkSync(other, `${file}.${process.pid}.tmp`)

  writeAtomically(file, 'new')

  expect([readFileSync(file, 'utf8'), readFileSync(other, 'utf8')]).toEqual([
    'new',
    'of somebody else',
  ])
})
