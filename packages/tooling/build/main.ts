// `npm run build`: builds the production app into apps/web/dist.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../../..', import.meta.url))
const args = ['run', 'build', '--filter=@touchstone/web', '--output-logs=new-only']
const { status } = spawnSync('turbo', args, { cwd, stdio: 'inherit' })
process.exitCode = status ?? 1
