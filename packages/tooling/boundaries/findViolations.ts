import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './rules.ts'

/** Import that breaks a rule. Paths are relative to the checked tree. */
type Violation = { rule: string; from: string; to: string }

const folders = ['apps', 'packages', 'harness', 'conformance']
const inRepository = `^(${folders.join('|')})`
const generated = '(dist|fixtures|playground|[.]results)/'

/**
 * Checks every import of the repository at `root` against the rules. Returns the violations, and the number of files
 * read: an empty tree has no violations either.
 */
export async function findViolations(root: string): Promise<{ files: number; found: Violation[] }> {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // Include type imports: a shared type is a dependency too.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Exclude generated folders and fixtures of this repository only: published packages often have a `dist` too.
      exclude: { path: [`${inRepository}/${generated}`, `${inRepository}/.*/${generated}`] },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  )
  const { summary } = output as ICruiseResult
  const found = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return { files: summary.totalCruised, found }
}
