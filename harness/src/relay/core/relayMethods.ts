import * as v from 'valibot'
import type { StoredMessage } from './createMailbox.ts'

/** Relay operations, bound to the client that called the method. */
export type MethodContext = {
  /** Stores a message for `ttl` seconds and pushes it to the other subscribers of its topic. */
  publish(message: Omit<StoredMessage, 'publishedAt'>, ttl: number): void
  /** Subscribes the client and returns the id. The topic's unread messages follow the answer to the call. */
  subscribe(topic: string): string
  unsubscribe(topic: string): void
  fetch(topic: string): StoredMessage[]
}

const topic = v.string()
const topics = v.array(topic)
const ttl = v.pipe(v.number(), v.minValue(0))
const attestation = v.optional(v.string())
const publication = v.object({
  topic,
  message: v.string(),
  ttl,
  tag: v.optional(v.number(), 0),
  attestation,
})

/** Defines a method by its parameters and its implementation. The default of the result is `true`. */
const method =
  <Params>(
    schema: v.GenericSchema<unknown, Params>,
    run: (params: Params, context: MethodContext) => unknown,
  ) =>
  (params: unknown, context: MethodContext): { result: unknown } | { wrong: string } => {
    const read = v.safeParse(schema, params)
    if (read.success) return { result: run(read.output, context) ?? true }
    const [issue] = read.issues
    return { wrong: `${v.getDotPath(issue) ?? 'params'}: ${issue.message}` }
  }

const publish = ({ ttl, ...stored }: v.InferOutput<typeof publication>, context: MethodContext) =>
  context.publish(stored, ttl)

/** Methods of the relay that the WalletConnect SDK names or calls, in its versions 2.21.8 to 2.25.0. */
export const relayMethods: Readonly<Record<string, ReturnType<typeof method>>> = {
  irn_publish: method(publication, publish),
  irn_batchPublish: method(
    v.object({ messages: v.array(publication) }),
    ({ messages }, context) => {
      for (const message of messages) publish(message, context)
    },
  ),
  irn_subscribe: method(v.object({ topic }), (params, context) => context.subscribe(params.topic)),
  irn_batchSubscribe: method(v.object({ topics }), (params, context) =>
    params.topics.map((one) => context.subscribe(one)),
  ),
  irn_unsubscribe: method(v.object({ topic }), (params, context) =>
    context.unsubscribe(params.topic),
  ),
  irn_batchUnsubscribe: method(
    v.object({ subscriptions: v.array(v.object({ topic })) }),
    ({ subscriptions }, context) => {
      for (const one of subscriptions) context.unsubscribe(one.topic)
    },
  ),
  irn_fetchMessages: method(v.object({ topic }), (params, context) => ({
    messages: context.fetch(params.topic),
    hasMore: false,
  })),
  irn_batchFetchMessages: method(v.object({ topics }), (params, context) => ({
    messages: params.topics.flatMap((one) => context.fetch(one)),
    hasMore: false,
  })),
  // The SDK of a dapp subscribes to its pairing topic only through this call.
  wc_proposeSession: method(
    v.object({ pairingTopic: topic, sessionProposal: v.string(), ttl, attestation }),
    ({ pairingTopic, sessionProposal, ttl, attestation }, context) => {
      context.subscribe(pairingTopic)
      context.publish(
        { topic: pairingTopic, message: sessionProposal, tag: 1100, attestation },
        ttl,
      )
    },
  ),
  // The SDK of a wallet subscribes to its session topic only through this call.
  wc_approveSession: method(
    v.object({
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: v.string(),
      sessionSettlementRequest: v.string(),
      ttl,
    }),
    (params, context) => {
      const { pairingTopic, sessionTopic, ttl } = params
      context.subscribe(sessionTopic)
      context.publish(
        { topic: pairingTopic, message: params.sessionProposalResponse, tag: 1101 },
        ttl,
      )
      context.publish(
        { topic: sessionTopic, message: params.sessionSettlementRequest, tag: 1102 },
        ttl,
      )
    },
  ),
}
