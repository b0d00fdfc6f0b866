import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

const ours = ['node_modules', '.git', '.toolchain', '.turbo', '.results', 'dist', 'playground']

/**
 * Returns the files that git tracks or could track, relative to the current folder. In a copy without git, returns all
 * files except generated ones.
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
