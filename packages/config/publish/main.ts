// The packages as those who install them get them: packed, held against publint and attw, installed
// from their tarballs into an empty folder, and used there. `npm run test:all` runs it.
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { run, type Ran } from './run.ts'
import { rooms, stage } from './stage.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = path.join(here, '../../..')
const tool = (name: string) => path.join(here, '../node_modules/.bin', name)
const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-packages-'))
const consumer = path.join(folder, 'consumer')
let failed = 0
let passed = 0

try {
  const tarballs = rooms.map((room, i) => {
    const out = path.join(folder, `${i}`)
    stage(root, room, out)
    run(out, 'npm', ['pack', '--silent'])
    return path.join(out, globSync('*.tgz', { cwd: out })[0] ?? 'no-tarball')
  })
  for (const tarball of tarballs) {
    const name = path.basename(tarball)
    tell(`publint ${name}`, run(folder, tool('publint'), ['run', '--strict', tarball]))
    tell(`attw ${name}`, run(folder, tool('attw'), [tarball, '--profile', 'esm-only']))
  }
  // They are texts here, so that nothing takes them for sources of ours.
  for (const file of globSync('*.txt', { cwd: path.join(here, 'consumer') }))
    cpSync(path.join(here, 'consumer', file), path.join(consumer, file.replace(/\.txt$/, '')))
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts']
  tell('npm install', run(consumer, 'npm', ['install', ...flags, ...tarballs]))
  const check = run(consumer, 'npx', ['touchstone', 'check', '--provider', './p.ts'])
  tell('npx touchstone check', said(check, /check: \d{2,} pass, 0 fail/))
  tell('npx playwright test', said(run(consumer, 'npx', ['playwright', 'test']), /1 passed/))
  tell('@touchstone/connect in Node', run(consumer, 'node', ['connect.mjs']))
  tell('@touchstone/conformance/manual in Node', run(consumer, 'node', ['manual.mjs']))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`packages: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function tell(name: string, { good, output }: Ran): void {
  if (good) passed += 1
  else failed += 1
  console.log(`${good ? 'passed' : 'failed'} ${name}${good ? '' : `\n${output.slice(-3000)}`}`)
}

function said({ good, output }: Ran, words: RegExp): Ran {
  return { good: good && words.test(output), output }
}
