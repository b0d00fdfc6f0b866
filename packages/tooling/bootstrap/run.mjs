// Runs every command of the root package.json: `npm start`, `npm test` and the others. It must run on any
// Node >= 20 without dependencies, so it imports only `node:` modules and files of this folder.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseCommand } from './commands.mjs'
import { environment } from './environment.mjs'
import { UserError } from './UserError.mjs'
import { setUp } from './setUp.mjs'
import { runInForeground } from './runInForeground.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))

try {
  const command = parseCommand(process.argv.slice(2), process.env)
  if (!existsSync(`${root}${command.program}`))
    throw new UserError(`This is not built yet: ${command.program} is not there.`)
  const env = environment(root, process.env)
  const node = await setUp(root, env, command)
  runInForeground(node, [`${root}${command.program}`, ...command.args], {
    cwd: command.here ? (process.env.INIT_CWD ?? process.cwd()) : root,
    env,
  })
} catch (error) {
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
