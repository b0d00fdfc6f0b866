// Home and work folders on machines of developers and build servers. Prose such as `/home/<you>` does not match.
const homes = String.raw`/(?:home|Users)/[a-z_][\w.-]*/|/root/[\w.]|[A-Z]:\\\\?Users\\`
const works = String.raw`(?<![\w.@~-])/(?:work|workspace|workspaces|builds|mnt/[a-z])/[\w.-]`

const machinePath = new RegExp(`${homes}|${works}`)

/** Returns the numbers of the lines that contain a path in a home or work folder, which exists on one machine only. */
export function findMachinePaths(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (machinePath.test(line) ? [at + 1] : []))
}
