import type { SerializedValue } from '../core/serialize.ts'
import type { Precondition, Step } from '../core/defineCheck.ts'

/** Describes a step of a script in one sentence, for the page of the check. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'boot':
      return 'The wallet injects and announces itself.'
    case 'call':
      return `Call \`${step.on}.${step.path}\`${describeArgs(step.args)}${describeOptions(step.options)}${describePage(step.page)} (\`${step.id}\`).`
    case 'repeat':
      return `Call \`provider.request\`${describeArgs(step.args)} repeatedly while \`${step.while.path.join('.')}\` of the answer is ${inlineCode(step.while.value)}. The last answer counts (\`${step.id}\`).`
    case 'burst':
      return `Make ${step.calls.length} calls at once: ${step.calls
        .slice(0, 3)
        .map(({ id, on, path, args }) => `\`${on}.${path}\`${describeArgs(args)} (\`${id}\`)`)
        .join('; ')}${step.calls.length > 3 ? '; …' : ''}.`
    case 'settle':
      return `Wait for the answer to \`${step.of}\`. If none arrives, the script ends.`
    case 'series':
      return `Call \`provider.request\` ${step.calls.length} times, one after the other, and reject each prompt: ${firstArguments(step.calls)}, … (\`${step.calls[0]?.id}\`, …).`
    case 'prompt':
      return `Wait until \`${step.of}\` opens a prompt or has its answer.`
    case 'user':
      return `The user performs \`${step.act}\`${describeArgs(step.args ?? [])}${conditionTexts[step.if ?? 'always']}.`
    case 'listen':
      return `Listen to \`${step.event}\`${describePage(step.page)} (\`${step.id}\`)${step.behavior ? `. The listener runs ${inlineCode(step.behavior)}` : ''}.`
    case 'unlisten':
      return `Remove the listener \`${step.id}\`.`
    case 'await':
      return `Wait for \`${step.event}\`${step.listener ? ` at \`${step.listener}\`` : ''}${step.match ? ` whose \`${step.match.path.join('.')}\` is ${inlineCode(step.match.value)}${step.match.unless ? ` (any after \`${step.match.unless}\`)` : ''}` : ''}. If it does not arrive, the script continues.`
    case 'discover':
      return 'Dispatch `eip6963:requestProvider`.'
    case 'decoy':
      return 'Put a second wallet on the page.'
    case 'inspect':
      return `Read \`${step.path}\` (\`${step.id}\`).`
    case 'node':
      return `Send to the node: \`${step.method}\`${describeArgs(step.params ?? [])} (\`${step.id}\`).`
    case 'fence':
      return 'Wait until the wallet has sent all pending events.'
    case 'need':
      return `Continue only if ${describePrecondition(step.need)}. Otherwise [\`${step.blockedBy}\`](${step.blockedBy}.md) blocks this check.`
  }
}

const conditionTexts = {
  always: '',
  prompted: ', if a prompt is open',
  possible: ', if the wallet has this action',
}

function describePrecondition(what: Precondition): string {
  if ('resolved' in what) return `\`${what.resolved}\` has resolved`
  if ('prompted' in what) return `a prompt for \`${what.prompted}\` is open`
  return `\`${what.list}\` resolved with a non-empty list`
}

const describeArgs = (args: readonly SerializedValue[]) =>
  args.length === 0 ? '' : ` with ${args.map(inlineCode).join(', ')}`

const describeOptions = (given: Extract<Step, { do: 'call' }>['options']) =>
  given ? `, ${Object.keys(given).join(' and ')}` : ''

const describePage = (page: string | undefined) => (page ? ` in the page \`${page}\`` : '')

const firstArguments = (calls: readonly { args: readonly SerializedValue[] }[]) =>
  calls
    .slice(0, 8)
    .map(({ args }) => args.map(inlineCode).join(', '))
    .join('; ')

const maxLength = 160

/**
 * Formats a value as inline code in Markdown. Replaces a backtick by an apostrophe, because a backtick would
 * end the code.
 */
function inlineCode(value: SerializedValue): string {
  const text = JSON.stringify(value).replaceAll('`', "'")
  return `\`${text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text}\``
}
