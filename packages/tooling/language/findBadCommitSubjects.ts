const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test'

/** @see https://www.conventionalcommits.org/en/v1.0.0/#specification */
const conventional = new RegExp(String.raw`^(?:${types})(?:\([\w./, -]+\))?!?: \S`)

const maxLength = 60

/**
 * Returns the commit subjects that are no Conventional Commit or are longer than 60 characters, each with the reason.
 *
 * @example findBadCommitSubjects(['mend it']) // ['mend it: is no Conventional Commit, such as "fix(connect): …"']
 */
export function findBadCommitSubjects(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    if (!conventional.test(subject))
      return [`${subject}: is no Conventional Commit, such as "fix(connect): …"`]
    // Count characters, not UTF-16 units.
    const { length } = [...subject]
    return length > maxLength ? [`${subject}: has ${length} characters, at most ${maxLength}`] : []
  })
}
