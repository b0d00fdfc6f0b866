// Checks the files of the repository for registry hosts, actions without a commit, broken links, obscure words,
// duplicate type names, and paths of one machine.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { findDuplicateTypes } from '../language/findDuplicateTypes.ts'
import { findObscureLines } from '../language/findObscureLines.ts'
import { findBrokenLinks } from './findBrokenLinks.ts'
import { findRegistryHosts } from './findRegistryHosts.ts'
import { findMachinePaths } from './findMachinePaths.ts'
import { findUnpinnedActions } from './findUnpinnedActions.ts'

const files = listTrackedFiles()
// Leave out binary files, and the tests of this check, which contain the patterns that it searches for.
const texts = files.filter(
  (file) => !/\.(png|woff2?|ico|jpe?g|gif|webp|gz)$|tracked\/.*\.test\.ts$/.test(file),
)

// Files that may contain obscure words: texts of the product, fixtures, and data that a program or a wallet wrote.
const quoted = /(^|\/)(texts|transcripts|recordings|fixtures|pnpm-lock\.yaml)(\/|$)/

const bad = [
  ...files
    .filter((file) => /(^|\/)(pnpm-lock\.yaml|\.npmrc|\.yarnrc(\.yml)?)$/.test(file))
    .flatMap((file) => findRegistryHosts(read(file)).map((line) => `${file}:${line} names a host`)),
  ...files
    .filter((file) => /^\.github\/.+\.ya?ml$/.test(file))
    .flatMap((file) =>
      findUnpinnedActions(read(file)).map((line) => `${file}:${line} pins no commit`),
    ),
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      findBrokenLinks(file, files, read).map(
        (link) => `${file} links to ${link}, which is not here`,
      ),
    ),
  ...files
    .filter((file) => /\.(md|jsonc?|ya?ml)$/.test(file) && !quoted.test(file))
    .flatMap((file) => findObscureLines(read(file)).map((line) => `${file}:${line} is not plain`)),
  ...findDuplicateTypes(files, read).map((line) => `exported twice: ${line}`),
  ...texts.flatMap((file) =>
    findMachinePaths(read(file)).map((line) => `${file}:${line} holds a path of one machine`),
  ),
]
for (const line of bad) console.log(line)
console.log(`${files.length} files read, ${bad.length} found`)
process.exitCode = bad.length > 0 || files.length === 0 ? 1 : 0

function read(file: string) {
  return readFileSync(file, 'utf8')
}

/**
 * Returns the files that git tracks or does not ignore, relative to the current folder. In a copy without git, returns
 * all files except generated ones.
 */
function listTrackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const git = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const generated = [
    'node_modules',
    '.git',
    '.toolchain',
    '.turbo',
    '.results',
    'dist',
    'playground',
  ]
  const all =
    git.status === 0
      ? git.stdout.split('\0')
      : globSync('**', { exclude: (name) => generated.includes(name.split(/[\\/]/).at(-1) ?? '') })
  return all.filter((file) => file !== '' && existsSync(file) && statSync(file).isFile())
}
