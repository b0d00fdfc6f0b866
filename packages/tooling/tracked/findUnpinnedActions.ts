/** Returns the numbers of the lines of a workflow that use an action by a movable name: a tag or a branch. */
export function findUnpinnedActions(workflow: string): number[] {
  return workflow.split('\n').flatMap((line, at) => {
    const used = /^\s*(?:-\s*)?uses:\s*(\S+)/.exec(line)?.[1]
    const fixed = used === undefined || used.startsWith('./') || /@[0-9a-f]{40}$/.test(used)
    return fixed ? [] : [at + 1]
  })
}
