import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './rules.ts'

/** One import that a rule forbids. Paths are relative to the tree that was read. */
export type Violation = { rule: string; from: string; to: string }

const rooms = ['apps', 'packages', 'harness', 'conformance']
const house = `^(${rooms.join('|')})`
const made = '(dist|fixtures|playground|[.]results)/'

/**
 * Reads every import of a tree and holds it against the rules.
 *
 * @param root the folder that holds the rooms
 * @returns the violations, and how many files were read: a tree of which nothing was read obeys too
 */
export async function violations(root: string): Promise<{ files: number; found: Violation[] }> {
  const { output } = await cruise(
    rooms,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // Types are imports too: a type shared across a forbidden line is knowledge shared.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Of this house only: what a package ships often lies in a `dist` too.
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
