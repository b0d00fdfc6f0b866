// Patterns of home and work folders on machines of developers and build servers. The part with the user must
// look like a name, so that prose such as `/home/<you>` is allowed.
const homes = String.raw`/(?:home|Users)/[a-z_][\w.-]*/|/root/[\w.]|[A-Z]:\\\\?Users\\`
const works = String.raw`(?<![\w.@~-])/(?:work|workspace|workspaces|builds|mnt/[a-z])/[\w.-]`

const machinePath = new RegExp(`${homes}|${works}`)

/**
 * Returns the lines of a text that contain a path in a home or work folder, which exists on one machine only.
 *
 * @returns line numbers, from 1
 * @example findMachinePaths('nothing here') // []
 */
export function findMachinePaths(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (machinePath.test(line) ? [at + 1] : []))
}
