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

/** Returns the numbers of the lines of a workflow that use an action by a movable name: a tag or a branch. */
export function findUnpinnedActions(workflow: string): number[] {
  return workflow.split('\n').flatMap((line, at) => {
    const used = /^\s*(?:-\s*)?uses:\s*(\S+)/.exec(line)?.[1]
    const fixed = used === undefined || used.startsWith('./') || /@[0-9a-f]{40}$/.test(used)
    return fixed ? [] : [at + 1]
  })
}

// Home and work folders on machines of developers and build servers. Prose such as `/home/<you>` does not match.
const homes = String.raw`/(?:home|Users)/[a-z_][\w.-]*/|/root/[\w.]|[A-Z]:\\\\?Users\\`
const works = String.raw`(?<![\w.@~-])/(?:work|workspace|workspaces|builds|mnt/[a-z])/[\w.-]`

const machinePath = new RegExp(`${homes}|${works}`)

/** Returns the numbers of the lines that contain a path in a home or work folder, which exists on one machine only. */
export function findMachinePaths(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (machinePath.test(line) ? [at + 1] : []))
}
