import type { SerializedValue } from '../serialize.ts'
import { recordAnswer } from '../sendAndRecordCalls.ts'
import type { ScriptContext, StepEnd } from '../scriptContext.ts'
import { type Step, blocked } from '../defineCheck.ts'

/**
 * Sends a request to the node. After one of the node's own methods, makes the wallet look for new blocks. A node that
 * cannot be reached blocks the check, because that is no fault of the wallet.
 */
export async function requestFromNode(
  { id, method }: Step & { do: 'node' },
  params: readonly SerializedValue[],
  context: ScriptContext,
): Promise<StepEnd> {
  const answer = await context.ask(method, params)
  recordAnswer(context, { id, path: method, args: params }, answer)
  // An error that the node returned is a plain object. The type `error` means that the connection failed.
  if ('error' in answer && answer.error.type === 'error')
    return blocked('node', `The node could not be asked: ${String(answer.error.message)}`)
  if (changes(method)) await context.driver.refreshBlock?.()
  return undefined
}

/** Returns whether a method is one of the node's own, such as `evm_mine`, which may change its state. */
const changes = (method: string): boolean => !/^(eth|net|web3)_/.test(method)
