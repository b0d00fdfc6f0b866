import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Step } from '../Step.ts'
import { failedResult, passOrFail, skippedResult } from '../stepResult.ts'

/**
 * Creates the step that runs the app suite on a dapp of `conformance/examples`. If the folder has its own lockfile, the
 * step installs the dependencies first. It is skipped if that needs a network that is missing.
 */
export function createDappStep(name: string, folder: string): Step {
  return {
    name,
    wave: 'browser',
    run: async ({ root, command }) => {
      const dir = `conformance/examples/${folder}`
      if (existsSync(path.join(root, dir, 'pnpm-lock.yaml'))) {
        const install = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']
        const { exit, output } = await command('pnpm', [...install, '--dir', dir])
        if (exit !== 0 && isOffline(output))
          return skippedResult(name, `the registry is out of reach, and ${dir} is not installed`)
        if (exit !== 0) return failedResult(`${dir}: pnpm install: ${output.trim().slice(-600)}`)
      }
      const { exit, output } = await command('node', ['conformance/examples/checkDapp.ts', folder])
      return passOrFail(exit === 0, `${folder}: ${output.trim().slice(-600)}`)
    },
  }
}

/** Returns whether pnpm failed because it could not reach the registry. */
function isOffline(output: string) {
  return /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL)\b/.test(
    output,
  )
}
