import type { Environment } from '../../core/driver.ts'
import { createAgent } from '../provider/createAgent.ts'
import { isPlanned } from '../provider/PlannedError.ts'
import { parseProvided, type Create } from '../provider/parseProvided.ts'
import { toCreateOptions } from '../toCreateOptions.ts'
import type { Gateway } from '../chain/gateway.ts'

const noPage = 'There is no page in Node: this check needs a browser.'

/** User actions that are impossible in Node, with the reason. */
export const notInNode: Environment['cannot'] = {
  reload: noPage,
  openPage: noPage,
  openOrigin: noPage,
  openFrame: noPage,
  closePage: noPage,
  leaveAndReturn: noPage,
  switchApp: 'There is no other app in Node: only a person with a phone can do this.',
}

export declare namespace openInProcess {
  type Options = {
    name: string
    /** Version of the wallet that the fake wallet imitates. */
    version?: string | undefined
    create: Create
    chain: Gateway
    /** Time limit of one answer, in ms. */
    step: number
    /** Returns whether the wallet is certain to do nothing more. */
    idle: () => boolean
  }
}

/** Opens wallets in the process of the suite. Only for fake wallets, because their code is trusted. */
export function openInProcess({
  name,
  version,
  create,
  chain,
  step,
  idle,
}: openInProcess.Options): Environment {
  const ignorePlannedError = (error: unknown) => {
    // Event emitters rethrow the error of a listener in a timer. Listeners of the suite throw on purpose in
    // robust.listener.isolation.
    if (!isPlanned(error)) throw error
  }
  process.on('uncaughtException', ignorePlannedError)
  return {
    name,
    ...(version && { version }),
    mode: 'provider',
    idle,
    pace: { step, fence: Math.min(step, 500) },
    cannot: notInNode,
    ask: chain.ask,
    async open() {
      const world = chain.lease()
      return { world, driver: createAgent(parseProvided(await create(toCreateOptions(world)))) }
    },
    async close() {
      process.off('uncaughtException', ignorePlannedError)
    },
  }
}
