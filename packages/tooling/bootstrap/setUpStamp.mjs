import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { workspaceFolders } from './workspaceFolders.mjs'

/** @typedef {import('./toolchain.mjs').Tools} Tools */

/**
 * Returns whether the last set-up finished with the current lockfile, manifests and Node, and the tools and
 * the `node_modules` folders still exist.
 *
 * @param {string} root
 * @param {Tools} tools
 */
export function isSetUp(root, tools) {
  const file = stampFile(root)
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== stamp(root, tools)) return false
  return (
    tools.files.every((tool) => fs.existsSync(tool)) && workspaceFolders(root).every(hasModules)
  )
}

/** @param {string} root */
export function removeStamp(root) {
  fs.rmSync(stampFile(root), { force: true })
}

/** @param {string} root @param {Tools} tools */
export function writeStamp(root, tools) {
  fs.writeFileSync(stampFile(root), stamp(root, tools))
}

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules/.set-up')

/** @param {string} folder */
function hasModules(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  if (!manifest.dependencies && !manifest.devDependencies) return true
  return fs.existsSync(path.join(folder, 'node_modules'))
}

/** @param {string} root @param {Tools} tools */
function stamp(root, tools) {
  const manifests = workspaceFolders(root).map((folder) => path.join(folder, 'package.json'))
  const settings = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs']
  const hash = createHash('sha256')
  hash.update([process.platform, process.arch, tools.nodeVersion].join('\n'))
  for (const file of [...settings.map((name) => path.join(root, name)), ...manifests])
    hash.update(`\n${path.relative(root, file)}\n`).update(fs.readFileSync(file))
  return `${hash.digest('hex')}\n`
}
