import type { Json } from '../../wallet/types.ts'
import type { NodeAnswer, NodeClient } from '../createNodeClient.ts'
import type { FeeCorrections } from './feeCorrections.ts'
import type { Calls } from './parseCalls.ts'
import { serializeCalls } from './serializeCalls.ts'
import { splitAllowedCalls } from './splitAllowedCalls.ts'

export type ForwardOptions = {
  node: NodeClient
  fees: FeeCorrections
  allows: (method: string) => boolean
}

/** Forwards calls and corrects their fees. Calls of methods that are not allowed get -32601. */
export async function forwardCalls(
  calls: Calls,
  { node, fees, allows }: ForwardOptions,
): Promise<NodeAnswer> {
  const { allowed: list, refused, refusal } = splitAllowedCalls(calls, allows)
  if (list.length === 0) return { status: 200, text: refusal }
  const allowed = { list: list.map((call) => fees.request(call)), batch: calls.batch }
  const { status, text } = await node.post(serializeCalls(allowed))
  const concerned = list.some(({ method }) => fees.concerns(method))
  if (refused.length === 0 && !concerned) return { status, text }
  const answers = [JSON.parse(text) as Answer | Answer[]].flat()
  const changed = [...answers.map((answer) => withFees(answer, allowed, fees)), ...refused]
  return { status, text: JSON.stringify(calls.batch ? changed : changed[0]) }
}

type Answer = { id?: Json; result?: Json }

function withFees(answer: Answer, { list, batch }: Calls, fees: FeeCorrections): Answer {
  if (answer.result === undefined) return answer
  const call = batch ? list.find((one) => (one as { id?: Json }).id === answer.id) : list[0]
  return call ? { ...answer, result: fees.result(call.method, answer.result) } : answer
}
