// Checks the subjects of the commits since a revision: `node packages/tooling/language/checkCommitSubjects.ts [BASE]`.
// Without BASE, or if the clone does not have it, checks the last commit only. Ignores merge commits.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findBadCommitSubjects } from './findBadCommitSubjects.ts'

const base = process.argv[2]
const isKnown = Boolean(base) && git('rev-parse', '--verify', '--quiet', `${base}^{commit}`) !== ''
if (base && !isKnown) console.log(`${base} is not in this clone: only the last commit is checked`)
const range = isKnown ? [`${base}..HEAD`] : ['--max-count=1', 'HEAD']
const subjects = git('log', '--no-merges', '--format=%s', ...range)
  .split('\n')
  .filter(Boolean)

const bad = findBadCommitSubjects(subjects)
for (const line of bad) console.log(line)
console.log(`${subjects.length} subjects read, ${bad.length} found`)
process.exitCode = bad.length > 0 ? 1 : 0

function git(command: string, ...args: string[]): string {
  return spawnSync('git', [command, ...args], { encoding: 'utf8' }).stdout.trim()
}
