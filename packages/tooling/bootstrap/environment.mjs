import path from 'node:path'

/**
 * Variables that npm sets for this program and that describe the access to the registry. All other variables
 * of npm are dropped.
 */
const kept =
  /^npm_config_(registry|ca|cafile|proxy|https?[-_]proxy|noproxy|strict[-_]ssl|@.+:registry|\/\/.+)$/i

/**
 * Returns the environment variables for all tools. PATH starts with the repository's tools. The variables
 * that npm sets for this program (settings, Node, current package), except `kept`, are dropped, because pnpm
 * would use them as its own.
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
