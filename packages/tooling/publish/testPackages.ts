import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrokenLinks } from '../tracked/findBrokenLinks.ts'
import { packAll } from './packAll.ts'
import { runProgram } from './runProgram.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const tool = (name: string) => path.join(here, '../node_modules/.bin', name)

/**
 * Packs the packages, checks them with publint and attw, installs them into an empty folder (the consumer),
 * and uses them there. Returns whether all steps passed.
 */
export function testPackages(root: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-packages-'))
  const consumer = path.join(folder, 'consumer')
  let failed = 0
  let passed = 0

  const report = (name: string, isGood: boolean, output: string): void => {
    if (isGood) passed += 1
    else failed += 1
    console.log(isGood ? `passed ${name}` : `failed ${name}\n${output.slice(-3000)}`)
  }
  /** Runs a program in the consumer, and reports whether it exits with `code` and prints `words`. */
  const run = (name: string, program: string, args: string[], code = 0, words = /^/) => {
    const ran = runProgram(consumer, program, args)
    report(name, ran.code === code && words.test(ran.output), ran.output)
  }
  const runTouchstone = (name: string, line: string, code: number, words: RegExp) =>
    run(name, 'npx', ['touchstone', ...line.split(' ')], code, words)

  try {
    const tarballs = packAll(root, path.join(folder, 'packs'))
    mkdirSync(path.join(consumer, 'wallet'), { recursive: true })
    writeFileSync(path.join(consumer, 'wallet/manifest.json'), otherManifest)
    // The sources of the consumer are text files, so that no tool treats them as sources of this repository.
    for (const file of globSync('*.txt', { cwd: path.join(here, 'consumer') }))
      cpSync(path.join(here, 'consumer', file), path.join(consumer, file.replace(/\.txt$/, '')))
    for (const tarball of tarballs) {
      const name = path.basename(tarball)
      run(`publint ${name}`, tool('publint'), ['run', '--strict', tarball])
      run(`attw ${name}`, tool('attw'), [tarball, '--profile', 'esm-only'])
    }
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts']
    run('npm install', 'npm', ['install', ...flags, ...tarballs])
    const broken = brokenLinksIn(path.join(consumer, 'node_modules/@touchstone'))
    report('the links of their pages', broken.length === 0, broken.join('\n'))
    for (const name of ['connect', 'react', 'siwe']) {
      run(`@touchstone/${name} in Node`, 'node', [`${name}.mjs`])
      const readme = path.join(consumer, 'node_modules/@touchstone', name, 'README.md')
      extractCodeBlocks(readme, path.join(consumer, 'blocks', name))
    }
    for (const [resolution, module] of resolutions) {
      const args = ['--module', module, '--moduleResolution', resolution]
      run(`their READMEs compile: ${resolution}`, tool('tsc'), args)
    }
    for (const block of readmeBlocks)
      run(`README of @touchstone/connect: ${block}`, 'node', ['readme.mjs', block])
    run('@touchstone/conformance/manual in Node', 'node', ['manual.mjs'])
    for (const [line, code, words] of commands)
      runTouchstone(`npx touchstone ${line}`, line, code, words)
    // `npm init` writes `"type": "commonjs"`.
    runProgram(consumer, 'npm', ['pkg', 'set', 'type=commonjs'])
    runTouchstone(
      'a provider module in a CommonJS package',
      'check --provider ./p.ts',
      2,
      /^touchstone: The provider module .* says "type": "commonjs": .*$/m,
    )
    runProgram(consumer, 'npm', ['pkg', 'set', 'type=module'])
    run('npx playwright test', 'npx', ['playwright', 'test'], 0, /1 passed/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`packages: ${passed} passed, ${failed} failed`)
  return failed === 0
}

/** Code blocks of the README, in their order. */
const readmeBlocks = [
  'five lines',
  'errors',
  'classify',
  'wagmi',
  'other devices',
  'own wallet',
  'connectors',
  'batches',
]

const resolutions = [
  ['bundler', 'preserve'],
  ['nodenext', 'nodenext'],
] as const

const otherManifest = '{ "manifest_version": 3, "name": "Another", "version": "1.0" }'

/** Command lines of `touchstone` to run, each with its exit code and a pattern of its output. */
const commands: [line: string, code: number, words: RegExp][] = [
  ['check --provider ./p.ts', 0, /^check: \d{2,} pass, 0 fail/m],
  ['check --persona standard --in page --only 6963.info.*', 0, /^check: 7 pass, 0 fail/m],
  ['app --wallet standard --in node', 0, /^app: \d{3} pass, 0 fail/m],
  ['certify metamask', 0, /^certify: metamask .* 0 unexplained/m],
  ['app --wallet standard', 2, /^touchstone: The app is not here: .*$/m],
  ['mutants --of product', 2, /^touchstone: The faults are put into the sources .*$/m],
  // The driver must resolve `wallet` in the folder of the consumer.
  [
    'check --driver metamask --extension wallet',
    2,
    /^touchstone: \S+\/consumer\/wallet is not an unpacked MetaMask: .* "Another 1\.0"\. .*$/m,
  ],
]

/** Writes each TypeScript block of a page to a file of its own. Returns the number of files. */
export function extractCodeBlocks(page: string, out: string): number {
  mkdirSync(out, { recursive: true })
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
  for (const [index, [, language = 'ts', code = '']] of blocks.entries())
    writeFileSync(path.join(out, `${index + 1}.${language}`), code)
  return blocks.length
}

/** Returns the broken links of the pages in a folder. A link out of the folder is broken too. */
function brokenLinksIn(folder: string): string[] {
  const files = globSync('**', { cwd: folder, exclude: ['**/node_modules/**'] })
  const read = (page: string) => readFileSync(path.join(folder, page), 'utf8')
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) => findBrokenLinks(page, files, read).map((link) => `${page}: ${link}`))
}
