// Checks imports against `rules.ts` and prints each forbidden one with its reason.
import process from 'node:process'
import { rules } from './rules.ts'
import { violations } from './violations.ts'

const { files, found } = await violations(process.cwd())
for (const { rule, from, to } of found) {
  const why = rules.find(({ name }) => name === rule)?.comment
  console.log(`${rule}: ${from} → ${to}\n  ${why}`)
}
console.log(`${files} files read, ${rules.length} rules, ${found.length} violations`)
process.exitCode = found.length > 0 || files === 0 ? 1 : 0
