import { provide, quirkNames, type Persona, type QuirkName } from '@touchstone/harness'
import type { Environment } from '../../core/driver.ts'
import { type Create, parseCreatedProvider } from '../provider/parseCreatedProvider.ts'
import type { Gateway } from '../chain/gateway.ts'
import { createActivityMeter } from './activityMeter.ts'
import { createAgent } from '../provider/createAgent.ts'
import { personaNamed } from './loadPersona.ts'
import { isPlanned } from '../provider/PlannedError.ts'
import { checkResourcesToCreateOptions } from '../checkResourcesToCreateOptions.ts'
import { userActionsImpossibleInNode } from '../userActionsImpossibleInNode.ts'

/** Names of all quirks that a persona can have. */
export const quirkIds: readonly string[] = quirkNames

export declare namespace openPersonaNodeEnvironment {
  type Options = {
    name: string
    /** Default: the built-in persona with the name. */
    persona?: Persona | undefined
    chain: Gateway
    quirks?: readonly string[]
    /** Time limit of one answer, in ms. */
    step?: number
  }
}

/** Opens a fake wallet, optionally with quirks. Throws a UsageError if there is no such wallet. */
export function openPersonaNodeEnvironment({
  name,
  persona = personaNamed(name),
  chain,
  quirks = [],
  step = 5000,
}: openPersonaNodeEnvironment.Options): Environment {
  let meter = createActivityMeter()
  const create: Create = (options) => {
    meter = createActivityMeter()
    const rpc = meter.rpc(
      (chainId) => options.chains.find((one) => one.chainId === chainId)?.rpcUrl,
    )
    const given = { quirks: quirks as readonly QuirkName[], clock: meter.clock, rpc }
    // The cast is safe: the harness types these strings as Address and Hex, the suite types them as strings.
    const provided = provide(persona, given)(options as Parameters<ReturnType<typeof provide>>[0])
    const warned = () => provided.wallet.prompts()[0]?.warning ?? ''
    return { ...provided, user: { ...provided.user, warned } }
  }
  return openInProcess({
    name,
    ...(persona.version && { version: persona.version }),
    create,
    chain,
    step,
    idle: () => meter.idle(),
  })
}

/** Opens wallets in the process of the suite. Only for fake wallets, because their code is trusted. */
export function openInProcess({
  create,
  chain,
  step,
  ...wallet
}: Pick<Environment, 'name' | 'version' | 'idle'> & {
  create: Create
  chain: Gateway
  /** Time limit of one answer, in ms. */
  step: number
}): Environment {
  const ignorePlannedError = (error: unknown) => {
    // Some event emitters rethrow the error of a listener in a timer. A listener of the suite throws on purpose in
    // robust.listener.isolation.
    if (!isPlanned(error)) throw error
  }
  process.on('uncaughtException', ignorePlannedError)
  return {
    ...wallet,
    mode: 'provider',
    pace: { step, fence: Math.min(step, 500) },
    cannot: userActionsImpossibleInNode,
    ask: chain.ask,
    async open() {
      const resources = chain.lease()
      return {
        resources,
        driver: createAgent(
          parseCreatedProvider(await create(checkResourcesToCreateOptions(resources))),
        ),
      }
    },
    async close() {
      process.off('uncaughtException', ignorePlannedError)
    },
  }
}
