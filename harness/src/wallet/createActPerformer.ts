import type { Core } from './engineAndPersonaTypes.ts'
import { decode } from './jsonEncoding.ts'
import { sameAddress } from './hex.ts'
import { cancelSigning } from './createPrompts.ts'
import type { Act } from './types.ts'

export const createActPerformer = (core: Core) => {
  const perform = (act: Act): void => {
    const { store, notifier, prompts } = core
    const order = 'event' in act && act.event === false ? 'without' : undefined
    switch (act.type) {
      case 'approve':
        prompts.answer({ type: 'approve', choice: { accounts: act.accounts } }, act.prompt)
        return
      case 'reject':
      case 'dismiss':
        prompts.answer(act, act.prompt)
        return
      case 'selectAccounts': {
        const selected = act.accounts.map((address) => core.account(address).address)
        const others = store
          .get()
          .accounts.filter((account) => !selected.some((one) => sameAddress(one, account)))
        store.set({ accounts: [...selected, ...others] })
        if (store.permitted().length > 0) store.permit(selected.slice(0, core.policy.accountLimit))
        break
      }
      case 'wipeAccounts':
        store.forbid()
        break
      case 'revoke':
        prompts.cancel((_, kind) => kind !== 'chain' && kind !== 'asset')
        store.forbid()
        if (core.policy.revokeResetsChain) {
          const { [store.origin]: _, ...siteChains } = store.get().siteChains
          store.set({ siteChains })
        }
        break
      case 'switchChain':
        switchChain(core, act.chainId)
        break
      case 'lock':
        store.set({ locked: true })
        break
      case 'unlock':
        unlock(core)
        if (!core.policy.unlockEvent) return notifier.send('without')
        break
      case 'refresh':
        break
      case 'setCapabilities': {
        const { type: _, ...capabilities } = act
        store.set({ capabilities: [...store.get().capabilities, capabilities] })
        break
      }
      case 'drop':
        core.dropped = { ...(act.error ? { error: act.error } : {}), bare: act.argument === 'none' }
        store.set({ down: 'all' })
        break
      case 'networkDown': {
        const { down } = store.get()
        core.dropped = undefined
        store.set({
          down:
            act.chainId === undefined || down === 'all'
              ? 'all'
              : [...new Set([...down, act.chainId])],
        })
        break
      }
      case 'restore':
      case 'networkUp':
        core.dropped = undefined
        store.set({ down: [] })
        break
      case 'emit':
        return core.emitRaw(act.event, act.args.map(decode))
      case 'vanish':
        core.vanished = true
        return
    }
    notifier.send(order)
  }

  return (act: Act): void => {
    core.transcript.record({ kind: 'act', act })
    core.deviations.reduce<(act: Act) => void>(
      (next, { act: hook }) => (hook ? (given) => hook(given, next, core) : next),
      perform,
    )(act)
  }
}

/** Selects a chain, and first adds it to the list of the wallet if necessary. */
function switchChain(core: Core, chainId: number): void {
  const { store } = core
  const added = { chainId, name: `Chain ${chainId}`, rpcUrl: '' }
  if (!store.chain(chainId)) store.set({ chains: [...store.get().chains, added] })
  const changes = store.chainId() !== chainId
  store.selectChain(chainId)
  // EIP-3326, security considerations: the dapp made these requests for the previous chain.
  if (changes) cancelSigning(core.prompts)
}

/** Unlocks the wallet. Approves open `eth_requestAccounts` of a permitted site: they only waited for the password. */
function unlock(core: Core): void {
  core.store.set({ locked: false })
  const { store, prompts } = core
  for (const prompt of prompts.list())
    if (prompt.method === 'eth_requestAccounts' && store.permitted().length > 0)
      prompts.answer({ type: 'approve' }, prompt.id)
}
