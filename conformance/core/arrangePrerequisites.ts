import { type CallStep, type Check, callsOf, type Step } from './defineCheck.ts'
import type { ScriptContext } from './scriptContext.ts'

/** Prepares what the script of a check needs from a call, before the call. */
export async function arrangePrerequisites(
  call: CallStep,
  { script, connectsInPrompt }: Pick<Check, 'script' | 'connectsInPrompt'>,
  { driver, environment, recorder }: ScriptContext,
): Promise<void> {
  const prerequisites = prerequisitesOf(call, script)
  if (!connectsInPrompt && onlyConnects(call, script)) prerequisites.push('connection')
  for (const prerequisite of prerequisites) {
    if (!environment.arranges?.includes(prerequisite)) continue
    recorder.add('action', 'arrange', { for: prerequisite })
    await driver.arrange?.(prerequisite)
  }
}

/**
 * Returns what the prompt of a call depends on: `dismiss`, or ids of checks. A `dismiss` step dismisses the prompt
 * of the last call before it.
 */
function prerequisitesOf(call: CallStep, script: readonly Step[]): string[] {
  const found: string[] = []
  let last = ''
  for (const step of script) {
    last = callsOf(step).at(-1)?.id ?? last
    if (step.do === 'user' && step.act === 'dismiss' && last === call.id) found.push('dismiss')
    if (needsPrompt(step, call)) found.push(step.blockedBy)
  }
  return found
}

/**
 * Returns whether the script needs the accounts that a call resolves with, but not its prompt: it works without a
 * prompt too, chooses no account in it, and nothing before the call notices a difference, neither a listener nor a
 * user action.
 */
function onlyConnects(call: CallStep, script: readonly Step[]): boolean {
  const index = script.indexOf(call)
  const approval = script.slice(index).find((step) => step.do === 'user')
  return (
    call.page === undefined &&
    script.some(
      (step) => step.do === 'need' && 'list' in step.need && step.need.list === call.id,
    ) &&
    !script.some((step) => needsPrompt(step, call)) &&
    script.slice(0, index).every((step) => step.do !== 'listen' && step.do !== 'user') &&
    approval?.if === 'prompted' &&
    !approval.args?.length
  )
}

const needsPrompt = (step: Step, { id }: CallStep): step is Step & { do: 'need' } =>
  step.do === 'need' && 'prompted' in step.need && step.need.prompted === id
