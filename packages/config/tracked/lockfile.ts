/**
 * The lines of a lockfile that name a registry's host. A lockfile must install from any registry, so
 * it may hold hashes only. A host that a published package names about itself is not one of those.
 *
 * @returns `line: text` of each
 */
export function registryHosts(lockfile: string): string[] {
  return lockfile
    .split('\n')
    .map((line, at) => `${at + 1}: ${line.trim()}`)
    .filter((line) => /\btarball:|https?:\/\/|registry\./i.test(line))
    .filter((line) => !/\bdeprecated:/.test(line))
}
