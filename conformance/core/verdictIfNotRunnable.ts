import {
  type Check,
  type CheckMeta,
  missingAction,
  notApplicable,
  type Verdict,
} from './defineCheck.ts'
import type { Result } from './result.ts'
import type { ScriptContext } from './scriptContext.ts'

const notImitated = 'which this environment does not imitate.'

/** Returns whether a check did not run because the environment does not imitate a service that it depends on. */
export const lacksService = ({ status, message }: Pick<Result, 'status' | 'message'>): boolean =>
  status === 'not-applicable' && Boolean(message?.endsWith(notImitated))

/** Returns the verdict `not-applicable` or `blocked` if this check cannot run on this wallet, else undefined. */
export function verdictIfNotRunnable(
  check: Omit<Check, keyof CheckMeta | 'judge'>,
  { driver, environment }: ScriptContext,
): Verdict | undefined {
  if (check.feature && driver.lacks.includes(check.feature))
    return notApplicable(`The wallet declares that it lacks "${check.feature}".`)
  for (const feature of [check.feature, check.service]) {
    const service = feature && driver.missingServices?.[feature]
    if (service) return notApplicable(`"${feature}" depends on ${service}, ${notImitated}`)
  }
  if (check.window && !driver.window)
    return notApplicable('The wallet has no window to announce itself in.')
  if (check.transport && driver.transport !== check.transport)
    return notApplicable('The wallet is no WalletConnect pair.')
  const needed = check.script.flatMap((step) => (step.do === 'user' && !step.if ? [step.act] : []))
  const missing = needed.find((act) => !driver.user[act])
  const reason = missing && environment.cannot[missing]
  return reason ? notApplicable(reason) : missing && missingAction(missing)
}
