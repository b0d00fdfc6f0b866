// Home and work folders, of the kinds of machine that people and build servers have. The user's part
// must look like a name, so that prose such as `/home/<you>` may stand.
const homes = String.raw`/(?:home|Users)/[a-z_][\w.-]*/|/root/[\w.]|[A-Z]:\\\\?Users\\`
const works = String.raw`(?<![\w.@~-])/(?:work|workspace|workspaces|builds|mnt/[a-z])/[\w.-]`

const machinePath = new RegExp(`${homes}|${works}`)

/**
 * The lines of a text that hold a path of somebody's machine.
 *
 * @returns the numbers of the lines, from 1
 * @example machinePaths('nothing here') // []
 */
export function machinePaths(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (machinePath.test(line) ? [at + 1] : []))
}
