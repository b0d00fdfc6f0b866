// Checks all tracked files for machine-specific content, broken links, obscure words and duplicate type names.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { findDuplicateTypes } from '../language/findDuplicateTypes.ts'
import { findObscureLines } from '../language/findObscureLines.ts'
import { brokenLinks } from './brokenLinks.ts'
import { registryHosts } from './registryHosts.ts'
import { machinePaths } from './machinePaths.ts'
import { unpinnedActions } from './unpinnedActions.ts'
import { trackedFiles } from './trackedFiles.ts'

const files = trackedFiles()
// Leaves out the tests of this check, because they contain the patterns that it searches for.
const texts = files.filter(
  (file) => !/\.(png|woff2?|ico|jpe?g|gif|webp|gz)$|tracked\/.*\.test\.ts$/.test(file),
)

const bad = [
  ...files
    .filter((file) => file.endsWith('pnpm-lock.yaml'))
    .flatMap((file) => registryHosts(read(file)).map((line) => `${file}:${line} names a host`)),
  ...files
    .filter((file) => /(^|\/)\.(npmrc|yarnrc|yarnrc\.yml)$/.test(file))
    .flatMap((file) => registryHosts(read(file)).map((line) => `${file}:${line} names a host`)),
  ...files
    .filter((file) => /^\.github\/.+\.ya?ml$/.test(file))
    .flatMap((file) => unpinnedActions(read(file)).map((line) => `${file}:${line} pins no commit`)),
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      brokenLinks(file, files, read).map((link) => `${file} links to ${link}, which is not here`),
    ),
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => findObscureLines(read(file)).map((line) => `${file}:${line} is not plain`)),
  ...findDuplicateTypes(files, read).map((line) => `exported twice: ${line}`),
  ...texts.flatMap((file) =>
    machinePaths(read(file)).map((line) => `${file}:${line} holds a path of one machine`),
  ),
]
for (const line of bad) console.log(line)
console.log(`${files.length} files read, ${bad.length} found`)
process.exitCode = bad.length > 0 || files.length === 0 ? 1 : 0

function read(file: string) {
  return readFileSync(file, 'utf8')
}
