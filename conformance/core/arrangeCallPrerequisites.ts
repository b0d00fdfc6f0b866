import { type CallStep, type Check, callsOf, type Step } from './defineCheck.ts'
import type { ScriptContext } from './scriptContext.ts'

/**
 * Arranges the prerequisites of a call before the call: `dismiss`, `connection` or the ids of checks. Leaves out
 * those that the environment does not arrange.
 */
export async function arrangeCallPrerequisites(
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
 * Returns `dismiss` if the script dismisses the prompt of the call, and the ids of the checks that block the script
 * if the call opens no prompt. A `dismiss` step dismisses the prompt of the last call before it.
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
 * Returns whether the call only connects the first page, so that an earlier connection can replace its prompt. The
 * script needs the accounts that the call resolves with, requires no prompt and chooses no account in it. No listener
 * or user action before the call can notice the earlier connection.
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
