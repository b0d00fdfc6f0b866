import path from 'node:path'

/** What an outer npm says about the way to the registry; everything else it says is about itself. */
const kept =
  /^npm_config_(registry|ca|cafile|proxy|https?[-_]proxy|noproxy|strict[-_]ssl|@.+:registry|\/\/.+)$/i

/**
 * The environment that every tool runs in: our own tools first on the path, and nothing of an outer
 * npm (its settings, its Node, its idea of the current package), which pnpm would take for its own.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} outer
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(root, outer) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {}
  for (const [name, value] of Object.entries(outer)) if (!ofOuterNpm(name)) env[name] = value
  const tools = [
    path.join(root, '.toolchain/node_modules/.bin'),
    path.join(root, 'node_modules/.bin'),
  ]
  env.PATH = [...tools, ...(outer.PATH ?? '').split(path.delimiter)]
    .filter((folder, at, all) => folder !== '' && all.indexOf(folder) === at)
    .join(path.delimiter)
  env.TURBO_TELEMETRY_DISABLED = '1'
  env.DO_NOT_TRACK = '1'
  return env
}

/** @param {string} name */
function ofOuterNpm(name) {
  if (kept.test(name)) return false
  return /^npm_/i.test(name) || name === 'NODE' || name === 'INIT_CWD'
}
