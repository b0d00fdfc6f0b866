import type { AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import { stateNames } from './cells/transitionTable.ts'
import { judge } from './cells/judge/judge.ts'
import type { Observation } from './cells/Observation.ts'
import { isUsageError } from '../core/UsageError.ts'
import { DappModuleError, NoControlError } from './dapp/dappErrors.ts'
import { applyStimulus } from './applyStimulus.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import type { TranscriptLine, AppDriver } from './AppDriver.ts'

/** `faults`: the differences that were found, or the reason of another status than `fail`. */
export type VariantResult = {
  variant: CellVariant
  status: 'pass' | 'fail' | 'blocked' | 'not-applicable' | 'harness-error'
  faults: readonly string[]
  observation?: Observation
  transcript?: readonly TranscriptLine[]
}

/**
 * Opens a driver, performs the path and the stimulus of a variant, and judges the observations.
 *
 * @throws UsageError of the driver, for example if the wallet shows an unknown screen
 */
export const runVariant = async (
  environment: AppEnvironment,
  cell: AppCell,
  variant: CellVariant,
): Promise<VariantResult> => {
  const reason = whyUnsupported(environment, variant)
  if (reason !== undefined) return { variant, status: 'not-applicable', faults: [reason] }
  try {
    const driver = await environment.open(variant)
    const result = await runWithScreenshots(environment, driver, cell, variant)
    await driver.close()
    return result
  } catch (cause) {
    // If the driver cannot be closed, the wallet was not reset.
    return { variant, status: statusOf(cause), faults: [text(cause)] }
  }
}

const whyUnsupported = (
  { remote, name, unreachableReason }: AppEnvironment,
  { injectedOnly }: CellVariant,
): string | undefined => {
  if (remote && name === 'page') return 'the wallet lies in no page'
  return unreachableReason ?? (remote ? injectedOnly : undefined)
}

/** A fault of the dapp module fails the cell and not the run, which a UsageError ends. */
const statusOf = (cause: unknown): VariantResult['status'] => {
  if (isUsageError(cause)) throw cause
  if (cause instanceof NoControlError) return 'not-applicable'
  return cause instanceof DappModuleError ? 'fail' : 'harness-error'
}

const runWithScreenshots = async (
  environment: AppEnvironment,
  driver: AppDriver,
  cell: AppCell,
  variant: CellVariant,
): Promise<VariantResult> => {
  try {
    const result = await runPathAndStimulus(environment, driver, cell, variant)
    if (result.status === 'fail' || result.status === 'blocked')
      await driver.saveScreenshots?.(cell.id)
    return result
  } catch (cause) {
    await driver.saveScreenshots?.(cell.id).catch(() => undefined)
    const status = statusOf(cause)
    const fault = { variant, status, faults: [text(cause)] }
    if (status === 'not-applicable') return fault
    return { ...fault, transcript: await driver.transcript().catch(() => []) }
  }
}

const runPathAndStimulus = async (
  { persona, isOtherDapp = false, compareWithPersona }: AppEnvironment,
  driver: AppDriver,
  cell: AppCell,
  variant: CellVariant,
): Promise<VariantResult> => {
  const notApplicable = (reason: string): VariantResult => ({
    variant,
    status: 'not-applicable',
    faults: [reason],
  })
  for (const step of variant.path) await driver.performStep(step)
  const state = await driver.state()
  if (state !== cell.state) {
    if (variant.personaDeviation !== undefined && persona !== 'standard')
      return notApplicable(`${persona} ${variant.personaDeviation}`)
    const faults = [`the path led to ${stateNames[state]}, not to ${stateNames[cell.state]}`]
    return { variant, status: 'blocked', faults, transcript: await driver.transcript() }
  }
  await driver.beginStimulus()
  const before = await applyStimulus(driver, variant)
  if (variant.evidence && !(await driver.hasEvidence(variant.evidence))) {
    // The persona `standard` can produce every stimulus, so that this is a harness error.
    const status = persona === 'standard' && !isOtherDapp ? 'harness-error' : 'not-applicable'
    return { variant, status, faults: [`${persona} ${variant.evidence.skipReason}`] }
  }
  // The persona `standard` answers every request, so only others are checked.
  if (
    variant.requiredAnswer &&
    persona !== 'standard' &&
    (await driver.isUnanswered?.(variant.requiredAnswer.method))
  )
    return notApplicable(`${persona} ${variant.requiredAnswer.skipReason}`)
  const { settles } = variant
  if (settles && !(await driver.hasEvidence({ settles, skipReason: '' })))
    return isOtherDapp
      ? notApplicable(`${settles} was not asked for as the script expects`)
      : { variant, status: 'harness-error', faults: [`${settles} was not answered`] }
  const observation = { ...(await driver.observe()), ...(before && { beforeLimit: before }) }
  const faults = [
    ...judge(cell, variant, observation),
    ...((await compareWithPersona?.(cell, variant, observation)) ?? []),
  ]
  if (faults.length === 0) return { variant, status: 'pass', faults, observation }
  return { variant, status: 'fail', faults, observation, transcript: await driver.transcript() }
}

const text = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
