import fs from 'node:fs'
import path from 'node:path'

/**
 * Returns the folders of the workspace that have a manifest, the root first.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function workspaceFolders(root) {
  const nested = ['apps', 'packages'].flatMap((group) => {
    const folder = path.join(root, group)
    if (!fs.existsSync(folder)) return []
    return fs.readdirSync(folder).map((name) => path.join(folder, name))
  })
  return [root, ...nested, path.join(root, 'harness'), path.join(root, 'conformance')].filter(
    (folder) => fs.existsSync(path.join(folder, 'package.json')),
  )
}
