import type { Check, Step } from '../defineCheck.ts'
import type { Environment } from '../driver.ts'
import { closeContext, openContext, runSteps } from '../runScript.ts'
import type { ScriptRun } from '../result.ts'

/** Runs steps on a new wallet, without the step `boot` that `runScript` adds, and closes the wallet. */
export async function runOnNewWallet(
  environment: Environment,
  script: readonly Step[],
  { silent, ...check }: { silent?: Set<string> } & Pick<Check, 'connectsInPrompt'> = {},
): Promise<ScriptRun> {
  const options = { timeout: 5000, ...(silent && { silent }) }
  const context = await openContext(environment, options)
  try {
    return await runSteps({ ...check, script }, context, script, options)
  } finally {
    await closeContext(context)
  }
}
