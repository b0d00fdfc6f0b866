// `npm run new:check GROUP/ID`: writes the files of a new check.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeNewCheck } from './writeNewCheck.ts'
import { UsageError } from '../core/UsageError.ts'

const suite = fileURLToPath(new URL('../', import.meta.url))

try {
  const name = process.argv[2] ?? ''
  const files = writeNewCheck(name)
  // Run each script in a process of its own, so that it imports the new check.
  for (const script of ['writeIndex', 'writePages']) author(script)
  const id = name.split(/\/(.*)/s)[1]
  const all = [...files, 'wallet/checks/index.ts', 'spec/catalogue.json', `docs/checks/${id}.md`]
  process.stdout.write(`${all.map((file) => `conformance/${file}`).join('\n')}\n`)
  process.stdout.write(
    `\nNext, describe the requirement in it: see conformance/docs/writing-checks.md.\n`,
  )
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`new:check: ${error.message}\n`)
  process.exitCode = 2
}

function author(script: string): void {
  const { status, stderr } = spawnSync(process.execPath, [`${suite}authoring/${script}.ts`], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`)
}
