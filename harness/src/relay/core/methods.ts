import * as v from 'valibot'
import type { Letter } from './mailbox.ts'

/** Relay operations, bound to the client that called the method. */
export type Desk = {
  /** @param ttl seconds */
  publish(letter: Omit<Letter, 'publishedAt'>, ttl: number): void
  /** @returns id of the subscription; the messages of the topic are pushed after the answer */
  subscribe(topic: string): string
  unsubscribe(topic: string): void
  fetch(topic: string): Letter[]
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

/** Defines a method by the schema of its parameters and its implementation. */
const method =
  <Params>(
    schema: v.GenericSchema<unknown, Params>,
    run: (params: Params, desk: Desk) => unknown,
  ) =>
  (params: unknown, desk: Desk): { result: unknown } | { wrong: string } => {
    const read = v.safeParse(schema, params)
    if (read.success) return { result: run(read.output, desk) }
    const [issue] = read.issues
    return { wrong: `${v.getDotPath(issue) ?? 'params'}: ${issue.message}` }
  }

const publish = ({ ttl, ...letter }: v.InferOutput<typeof publication>, desk: Desk) =>
  desk.publish(letter, ttl)

/** All methods of the relay that the SDK names or calls, 2.21.8 to 2.25.0. */
export const methods: Readonly<Record<string, ReturnType<typeof method>>> = {
  irn_publish: method(publication, (params, desk) => {
    publish(params, desk)
    return true
  }),
  irn_batchPublish: method(v.object({ messages: v.array(publication) }), ({ messages }, desk) => {
    for (const message of messages) publish(message, desk)
    return true
  }),
  irn_subscribe: method(v.object({ topic }), (params, desk) => desk.subscribe(params.topic)),
  irn_batchSubscribe: method(v.object({ topics }), (params, desk) =>
    params.topics.map((one) => desk.subscribe(one)),
  ),
  irn_unsubscribe: method(v.object({ topic }), (params, desk) => {
    desk.unsubscribe(params.topic)
    return true
  }),
  irn_batchUnsubscribe: method(
    v.object({ subscriptions: v.array(v.object({ topic })) }),
    ({ subscriptions }, desk) => {
      for (const one of subscriptions) desk.unsubscribe(one.topic)
      return true
    },
  ),
  irn_fetchMessages: method(v.object({ topic }), (params, desk) => ({
    messages: desk.fetch(params.topic),
    hasMore: false,
  })),
  irn_batchFetchMessages: method(v.object({ topics }), (params, desk) => ({
    messages: params.topics.flatMap((one) => desk.fetch(one)),
    hasMore: false,
  })),
  // The dapp subscribes to its pairing only through this call.
  wc_proposeSession: method(
    v.object({ pairingTopic: topic, sessionProposal: v.string(), ttl, attestation }),
    ({ pairingTopic, sessionProposal, ttl, attestation }, desk) => {
      desk.subscribe(pairingTopic)
      desk.publish({ topic: pairingTopic, message: sessionProposal, tag: 1100, attestation }, ttl)
      return true
    },
  ),
  // The wallet subscribes to its session only through this call.
  wc_approveSession: method(
    v.object({
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: v.string(),
      sessionSettlementRequest: v.string(),
      ttl,
    }),
    (params, desk) => {
      const { pairingTopic, sessionTopic, ttl } = params
      desk.subscribe(sessionTopic)
      desk.publish({ topic: pairingTopic, message: params.sessionProposalResponse, tag: 1101 }, ttl)
      desk.publish(
        { topic: sessionTopic, message: params.sessionSettlementRequest, tag: 1102 },
        ttl,
      )
      return true
    },
  ),
}
