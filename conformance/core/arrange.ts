import { type CallStep, callsOf, type Step } from './defineCheck.ts'
import type { ScriptContext } from './scriptContext.ts'

/** Prepares what the script needs from a call, before the call. */
export async function arrange(
  call: CallStep,
  script: readonly Step[],
  { driver, environment, recorder }: ScriptContext,
): Promise<void> {
  for (const prerequisite of prerequisitesOf(call, script)) {
    if (!environment.arranges?.includes(prerequisite)) continue
    recorder.add('action', 'arrange', { for: prerequisite })
    await driver.arrange?.(prerequisite)
  }
}

/**
 * Returns what must be prepared before a call: `connection`, `dismiss`, or the id of a check. A `dismiss` step
 * dismisses the prompt of the last call before it.
 */
function prerequisitesOf(call: CallStep, script: readonly Step[]): string[] {
  const found = onlyConnects(call, script) ? ['connection'] : []
  let last = ''
  for (const step of script) {
    last = callsOf(step).at(-1)?.id ?? last
    if (step.do === 'user' && step.act === 'dismiss' && last === call.id) found.push('dismiss')
    if (step.do === 'need' && 'prompted' in step.need && step.need.prompted === call.id)
      found.push(step.by)
  }
  return found
}

/**
 * Returns whether the script needs the accounts that a call resolves with, but not the prompt that the call
 * opens: before the call, no listener notices events and the user does nothing, and the user chooses no account.
 */
function onlyConnects(call: CallStep, script: readonly Step[]): boolean {
  const index = script.indexOf(call)
  const approval = script.slice(index).find((step) => step.do === 'user')
  return (
    index !== -1 &&
    call.page === undefined &&
    script.some(
      (step) => step.do === 'need' && 'list' in step.need && step.need.list === call.id,
    ) &&
    script.slice(0, index).every((step) => step.do !== 'listen' && step.do !== 'user') &&
    !approval?.args?.length
  )
}
