import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './rules.ts'

/** An import that a rule forbids. Paths are relative to the checked tree. */
export type Violation = { rule: string; from: string; to: string }

const rooms = ['apps', 'packages', 'harness', 'conformance']
const house = `^(${rooms.join('|')})`
const made = '(dist|fixtures|playground|[.]results)/'

/**
 * Checks every import of a tree against the rules.
 *
 * @param root the root of the repository
 * @returns the violations and the number of files read, since an empty tree has no violations either
 */
export async function violations(root: string): Promise<{ files: number; found: Violation[] }> {
  const { output } = await cruise(
    rooms,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // Include type imports: a shared type is a dependency too.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Only in this repository: published packages often have a `dist` too.
      exclude: { path: [`${house}/${made}`, `${house}/.*/${made}`] },
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
