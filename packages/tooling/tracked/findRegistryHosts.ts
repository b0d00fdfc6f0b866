/**
 * Returns the lines of a lockfile or a registry configuration that name a host, each as "12: text": the repository must
 * install from any registry. Ignores the deprecation notices of packages.
 */
export function findRegistryHosts(lockfile: string): string[] {
  return lockfile
    .split('\n')
    .map((line, at) => `${at + 1}: ${line.trim()}`)
    .filter((line) => /\btarball:|https?:\/\/|registry\./i.test(line))
    .filter((line) => !/\bdeprecated:/.test(line))
}
