import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { UserError } from './UserError.mjs'
import { nodePackage, nodeWillDo, pnpmVersion } from './versions.mjs'

/**
 * Puts pnpm, and a Node where the running one will not do, into `.toolchain/`. Does nothing when a
 * stamp says that they are there.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the Node to run everything with
 */
export function ensureToolchain(root, env) {
  const folder = path.join(root, '.toolchain')
  // A Node of ours stays ours: setting up pnpm alone would delete the Node that runs this.
  const own = !nodeWillDo(process.versions.node) || process.execPath.startsWith(folder + path.sep)
  const wanted = packages(root, own)
  const stamp = path.join(folder, 'stamp')
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted.join('\n'))
    install(folder, wanted, stamp, env)
  return own ? path.join(folder, 'node_modules/.bin', executable('node')) : process.execPath
}

/**
 * The workspace's packages, exactly as the lockfile says.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function ensureDependencies(root, env) {
  const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']
  const before = spawnSync('pnpm', args, { cwd: root, env, encoding: 'utf8', ...shell })
  if (before.status === 0) return
  throw new UserError(
    `pnpm could not install the dependencies: ${reason(`${before.stdout}\n${before.stderr}`)}`,
  )
}

// On Windows npm and pnpm are .cmd files, which only a shell can start.
const shell = { shell: process.platform === 'win32' }

/** @param {string} root @param {boolean} own */
function packages(root, own) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const pnpm = `pnpm@${pnpmVersion(manifest.packageManager)}`
  if (!own) return [pnpm]
  const node = nodePackage(process.platform, process.arch)
  if (!node) throw needsNode()
  return [pnpm, `${node}@${fs.readFileSync(path.join(root, '.node-version'), 'utf8').trim()}`]
}

/** @param {string} folder @param {string[]} wanted @param {string} stamp @param {NodeJS.ProcessEnv} env */
function install(folder, wanted, stamp, env) {
  process.stderr.write(`Setting up ${wanted.join(' and ')} in .toolchain …\n`)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  // A manifest of its own: without one npm would climb up to the workspace's.
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const done = spawnSync(
    'npm',
    ['install', ...flags, '--loglevel=error', '--no-update-notifier', ...wanted],
    {
      cwd: folder,
      env,
      encoding: 'utf8',
      ...shell,
    },
  )
  if (done.status !== 0) {
    if (wanted.length > 1 && done.stderr.includes('node-')) throw needsNode(reason(done.stderr))
    throw new UserError(`npm could not install ${wanted.join(' and ')}: ${reason(done.stderr)}`)
  }
  fs.writeFileSync(stamp, wanted.join('\n'))
}

/** @param {string} name */
function executable(name) {
  return process.platform === 'win32' ? `${name}.cmd` : name
}

/** @param {string} [because] */
function needsNode(because) {
  const tail = because ? ` (${because})` : ''
  return new UserError(
    `The tools need Node 24, this is ${process.versions.node} and npm has none for ${process.platform}-${process.arch}${tail}: install Node 24 and run again.`,
  )
}

/**
 * Why a tool failed, in one line: from where its output first names an error, without its drawing.
 *
 * @param {string} output
 */
export function reason(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^[\s×╰─▶│┌└|>]+/, '').trim())
    .filter(Boolean)
  const first = lines.findIndex((line) => /ERR_|\berror\b|\bE[A-Z]{4,}\b/i.test(line))
  const telling = first < 0 ? lines.slice(-1) : lines.slice(first, first + 5)
  return telling.join(' ').slice(0, 400) || 'it said nothing'
}
