import type { Answer } from '../driver.ts'
import { until } from '../patience.ts'
import type { Seen } from '../seen.ts'
import { noteAnswer, type Stage } from '../stage.ts'
import type { Step } from '../step.ts'
import { blocked } from './blocked.ts'
import type { End } from './playStep.ts'

/**
 * Asks the node itself; again and again where an answer is waited for. What it changes the wallet is to see.
 * A node that cannot be reached is no fault of the wallet.
 */
export async function node(
  { id, method }: Step & { do: 'node' },
  params: readonly Seen[],
  wanted: Seen | undefined,
  stage: Stage,
): Promise<End> {
  const { ask, environment } = stage
  let answer: Answer = await ask(method, params)
  const come = async () => {
    if ('result' in answer && answer.result === wanted) return true
    answer = await ask(method, params)
    return false
  }
  if (wanted !== undefined) await until(come, { pace: environment.pace })
  noteAnswer(stage, { id, path: method, args: params }, answer)
  // An answer of the node's, an error too, is an object; this is the way to it.
  if ('error' in answer && answer.error.type === 'error')
    return blocked('node', `The node could not be asked: ${String(answer.error.message)}`)
  if (changes(method)) await stage.driver.look?.()
  return undefined
}

/** A node's own methods, such as `evm_mine`: only these change what it has. */
const changes = (method: string): boolean => !/^(eth|net|web3)_/.test(method)
