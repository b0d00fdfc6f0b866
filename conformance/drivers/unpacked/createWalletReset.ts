import { revertibleActions, type UserAction, type Driver } from '../../core/driver.ts'
import type { Scopes } from './loadDriverModule.ts'
import { pollUntil } from '../../core/pollUntil.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { queryWallet } from '../queryWallet.ts'

export declare namespace createWalletReset {
  type Options = {
    user: Driver['user']
    /** Accounts of the wallet. The first one is selected at the beginning. */
    accounts?: readonly string[]
    /** Default: one chain for all sites, and accounts selected for each site. */
    scopes?: Scopes | undefined
    chainId: number
    /** Time limit of one answer of the wallet, in ms. */
    step: number
  }
}

/** Creates the reset after a check. An extension keeps its state, which would affect the next check. */
export function createWalletReset({
  user,
  accounts = [],
  scopes = {},
  chainId,
  step,
}: createWalletReset.Options) {
  const undo = new Set<UserAction>()
  let isAccountChanged = false
  const note = (act: UserAction) => {
    for (const [done, reverse] of revertibleActions) if (act === done) undo.add(reverse)
    undo.delete(act)
    if (scopes.account === 'wallet' && (act === 'selectAccounts' || act === 'approve'))
      isAccountChanged = true
  }
  const noted = (Object.keys(user) as UserAction[]).map((act) => [
    act,
    (...args: SerializedValue[]) => {
      note(act)
      return user[act]!(...args)
    },
  ])

  return {
    user: Object.fromEntries(noted) as Driver['user'],
    /** Reverts the state that the check left: prompts, a lock, a cut network, another account or chain. */
    async reset(request: Driver['request']) {
      // Ignore errors. A user action that is broken also fails in checks, which report it.
      const attempt = (action: Promise<unknown> | undefined) =>
        withTimeout(
          Promise.resolve(action).catch(() => undefined),
          2 * step,
          undefined,
        )
      for (const act of undo) await attempt(user[act]?.())
      await attempt(closePrompts(user))
      const [first] = accounts
      if (isAccountChanged && first) await attempt(user.selectAccounts?.([first]))
      // A chain of the site alone disappears with the site.
      if (scopes.chain !== 'site') await attempt(returnToChain(user, request, { chainId, step }))
    },
  }
}

async function returnToChain(
  user: Driver['user'],
  request: Driver['request'],
  { chainId, step }: Omit<createWalletReset.Options, 'user'>,
): Promise<void> {
  const now = Number((await queryWallet({ request }, { method: 'eth_chainId', step })) ?? chainId)
  if (now === chainId) return
  if (user.switchChain) return void (await user.switchChain(chainId))
  if (!user.approve) return
  let over = false
  const switched = queryWallet(
    { request },
    {
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: `0x${chainId.toString(16)}` }],
      step,
    },
  )
  const end = () => (over = true)
  void switched.then(end, end)
  await pollUntil(async () => over || (await open(user)) > 0, { pace: { step, fence: step } })
  await user.approve()
  await switched
}

const promptLimit = 20

async function closePrompts(user: Driver['user']): Promise<void> {
  const close = user.reject ?? user.dismiss
  for (let i = 0; close && i < promptLimit && (await open(user)) > 0; i++)
    if ((await close()) === false) return
}

const open = async ({ prompts }: Driver['user']): Promise<number> =>
  Number((await prompts?.()) ?? 0)
