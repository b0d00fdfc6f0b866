// Checks imports against `rules.ts`.
import process from 'node:process'
import { rules } from './rules.ts'
import { findViolations } from './findViolations.ts'

const { files, found } = await findViolations(process.cwd())
for (const { rule, from, to } of found) {
  const why = rules.find(({ name }) => name === rule)?.comment
  console.log(`${rule}: ${from} → ${to}\n  ${why}`)
}
console.log(`${files} files read, ${rules.length} rules, ${found.length} violations`)
process.exitCode = found.length > 0 || files === 0 ? 1 : 0
