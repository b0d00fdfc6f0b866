// Checks the files of the repository for registry hosts, actions without a commit, broken links, obscure words,
// duplicate type names, and paths of one machine.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { findDuplicateTypes } from '../language/findDuplicateTypes.ts'
import { findObscureLines } from '../language/plainLanguage.ts'
import { findMachinePaths, findRegistryHosts, findUnpinnedActions } from './findForbiddenLines.ts'
import { findBrokenLinks } from './findBrokenLinks.ts'

const files = listTrackedFiles()
const read = (file: string) => readFileSync(file, 'utf8')
const isLockfile = /(^|\/)(pnpm-lock\.yaml|\.npmrc|\.yarnrc(\.yml)?)$/
const isWorkflow = /^\.github\/.+\.ya?ml$/
const isPage = /\.md$/
const isProse = /\.(md|jsonc?|ya?ml)$/
// Texts of the product, fixtures, and data that a program or a wallet wrote.
const isQuoted = /(^|\/)(texts|transcripts|recordings|fixtures|pnpm-lock\.yaml)(\/|$)/
// The tests of this check contain the paths that it searches for.
const isBinaryOrTest = /\.(png|woff2?|ico|jpe?g|gif|webp|gz)$|tracked\/.*\.test\.ts$/

const bad = findDuplicateTypes(files, read).map((line) => `exported twice: ${line}`)
for (const file of files) {
  const report = (found: readonly (string | number)[], fault: string) =>
    bad.push(...found.map((line) => `${file}:${line} ${fault}`))
  if (isLockfile.test(file)) report(findRegistryHosts(read(file)), 'names a host')
  if (isWorkflow.test(file)) report(findUnpinnedActions(read(file)), 'pins no commit')
  if (isProse.test(file) && !isQuoted.test(file))
    report(findObscureLines(read(file)), 'is not plain')
  if (!isBinaryOrTest.test(file))
    report(findMachinePaths(read(file)), 'holds a path of one machine')
  if (isPage.test(file))
    for (const link of findBrokenLinks(file, files, read))
      bad.push(`${file} links to ${link}, which is not here`)
}
for (const line of bad) console.log(line)
console.log(`${files.length} files read, ${bad.length} found`)
process.exitCode = bad.length > 0 || files.length === 0 ? 1 : 0

/**
 * Returns the files that git tracks or does not ignore. In a copy without git, returns all files except generated ones.
 */
function listTrackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const git = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const isGenerated = /(^|[\\/])(node_modules|\.git|\.toolchain|\.turbo|\.results|dist|playground)$/
  const all =
    git.status === 0
      ? git.stdout.split('\0')
      : globSync('**', { exclude: (name) => isGenerated.test(name) })
  return all.filter((file) => file !== '' && existsSync(file) && statSync(file).isFile())
}
