/**
 * Returns the lines of a lockfile, or of a registry configuration, that name a host: the repository must
 * install from any registry. A host in a package's own deprecation notice is allowed.
 *
 * @returns `number: text` of each line
 */
export function findRegistryHosts(lockfile: string): string[] {
  return lockfile
    .split('\n')
    .map((line, at) => `${at + 1}: ${line.trim()}`)
    .filter((line) => /\btarball:|https?:\/\/|registry\./i.test(line))
    .filter((line) => !/\bdeprecated:/.test(line))
}
