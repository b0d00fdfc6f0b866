// Checks imports against `rules.ts`, and relative imports that leave their package.
import process from 'node:process'
import { rules } from './rules.ts'
import { findViolations } from './findViolations.ts'

const { files, found, relative } = await findViolations(process.cwd())
for (const { rule, from, to } of found) {
  const why = rules.find(({ name }) => name === rule)?.comment
  console.log(`${rule}: ${from} → ${to}\n  ${why}`)
}
for (const { from, to } of relative)
  console.log(
    `relative import of another package: ${from} → ${to}\n  Import it by its package name.`,
  )
console.log(
  `${files} files read, ${rules.length} rules, ${found.length + relative.length} violations`,
)
process.exitCode = found.length + relative.length > 0 || files === 0 ? 1 : 0
