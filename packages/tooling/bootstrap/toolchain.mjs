import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { failureReason, runProgram } from './runProgram.mjs'
import { UserError } from './UserError.mjs'
import { nodePackage, isSupportedNode, pnpmVersion } from './versions.mjs'

/**
 * @typedef {object} Tools
 * @property {string} folder `.toolchain`
 * @property {string[]} packages packages to install in the folder, with exact versions
 * @property {string[]} files programs that must exist
 * @property {string} node the Node that runs everything
 * @property {string} nodeVersion its version
 */

/**
 * Chooses pnpm and Node: the running Node if its version is supported, else the one in `.toolchain`.
 *
 * @param {string} root
 * @returns {Tools}
 */
export function chooseTools(root) {
  const folder = path.join(root, '.toolchain')
  const bin = path.join(folder, 'node_modules/.bin')
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const pnpm = `pnpm@${pnpmVersion(manifest.packageManager)}`
  const pnpmFile = path.join(bin, executable('pnpm'))
  // If this process runs on the Node in `.toolchain`, that Node stays in the list of packages: installing
  // pnpm alone would delete it.
  if (isSupportedNode(process.versions.node) && !process.execPath.startsWith(folder + path.sep)) {
    const node = { node: process.execPath, nodeVersion: process.versions.node }
    return { folder, packages: [pnpm], files: [pnpmFile], ...node }
  }
  const own = nodePackage(process.platform, process.arch)
  if (!own) throw needsNode()
  const nodeVersion = fs.readFileSync(path.join(root, '.node-version'), 'utf8').trim()
  const node = path.join(bin, executable('node'))
  const packages = [pnpm, `${own}@${nodeVersion}`]
  return { folder, packages, files: [pnpmFile, node], node, nodeVersion }
}

/**
 * Installs the chosen packages (pnpm, and Node if needed) into `.toolchain`, unless all of them are there.
 *
 * @param {Tools} tools
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number) => void} started
 */
export async function installTools({ folder, packages, files }, env, started) {
  const stamp = path.join(folder, 'stamp')
  const there = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8').split('\n') : []
  // Other packages in the folder stay as long as nothing is missing: another command may be running on a Node
  // in the folder.
  if (packages.every((name) => there.includes(name)) && files.every((file) => fs.existsSync(file)))
    return
  process.stderr.write(`Setting up ${packages.join(' and ')} in .toolchain …\n`)
  fs.rmSync(stamp, { force: true })
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  // The folder is a package of its own, apart from the workspace above it.
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const quiet = ['--loglevel=error', '--no-update-notifier']
  const options = { cwd: folder, env, started }
  const { status, output } = await runProgram(
    'npm',
    ['install', ...flags, ...quiet, ...packages],
    options,
  )
  if (status !== 0) {
    const reason = failureReason(output)
    if (packages.length > 1 && output.includes('node-')) throw needsNode(reason)
    throw new UserError(`npm could not install ${packages.join(' and ')}: ${reason}`)
  }
  fs.writeFileSync(stamp, packages.join('\n'))
}

/** @param {string} name */
const executable = (name) => (process.platform === 'win32' ? `${name}.cmd` : name)

/** @param {string} [reason] */
function needsNode(reason) {
  const tail = reason ? ` (${reason})` : ''
  return new UserError(
    `The tools need Node 24, this is ${process.versions.node} and npm has none for ${process.platform}-${process.arch}${tail}: install Node 24 and run again.`,
  )
}
