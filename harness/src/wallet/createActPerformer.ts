import type { Core } from './engineTypes.ts'
import { decode } from './jsonEncoding.ts'
import { sameAddress } from './hex.ts'
import { cancelSigning } from './createPrompts.ts'
import type { Act, Address } from './types.ts'

/** Creates the function that performs an act on the wallet, synchronously. */
export const createActPerformer = (core: Core) => {
  const perform = (act: Act): void => {
    const { store, notifier, prompts } = core
    const order = 'event' in act && act.event === false ? 'without' : undefined
    switch (act.type) {
      case 'approve':
        prompts.answer({ type: 'approve', choice: { accounts: act.accounts } }, act.prompt)
        return
      case 'reject':
        prompts.answer({ type: 'reject', code: act.code, message: act.message }, act.prompt)
        return
      case 'dismiss':
        prompts.answer({ type: 'dismiss' }, act.prompt)
        return
      case 'selectAccounts': {
        const selected = act.accounts.map((address) => core.account(address).address)
        store.set({ accounts: selectedFirst(store.get().accounts, selected) })
        if (store.permitted().length > 0) store.permit(selected.slice(0, core.policy.accountLimit))
        break
      }
      case 'wipeAccounts':
        store.forbid()
        break
      case 'revoke':
        prompts.cancel((_, kind) => kind !== 'chain' && kind !== 'asset')
        store.forbid()
        if (core.policy.revokeResetsChain)
          store.set({ siteChains: without(store.get().siteChains, store.origin) })
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
      case 'networkDown':
        core.dropped = undefined
        store.set({ down: nextDown(core, act.chainId) })
        break
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
  if (!store.chain(chainId)) {
    store.set({
      chains: [...store.get().chains, { chainId, name: `Chain ${chainId}`, rpcUrl: '' }],
    })
  }
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

const selectedFirst = (all: readonly Address[], selected: readonly Address[]): Address[] => [
  ...selected,
  ...all.filter((account) => !selected.some((other) => sameAddress(other, account))),
]

const without = <T>(record: Record<string, T>, key: string): Record<string, T> => {
  const { [key]: _, ...rest } = record
  return rest
}

function nextDown(core: Core, chainId: number | undefined): number[] | 'all' {
  const { down } = core.store.get()
  return chainId === undefined || down === 'all' ? 'all' : [...new Set([...down, chainId])]
}
