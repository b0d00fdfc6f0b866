import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

const ours = ['node_modules', '.git', '.toolchain', '.turbo', '.results', 'dist', 'playground']

/**
 * The files that are in git or could be, relative to the current folder; in a copy without git, all
 * files but those that tools make.
 */
export function trackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const git = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const all =
    git.status === 0
      ? git.stdout.split('\0')
      : globSync('**', { exclude: (name) => ours.includes(name.split(/[\\/]/).at(-1) ?? '') })
  return all.filter((file) => file !== '' && existsSync(file) && statSync(file).isFile())
}
